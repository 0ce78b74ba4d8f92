import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { originForgotten, originRemembered } from '#lib/session/sessionSlice';
import { WaitForServer } from './WaitForServer.tsx';

/** Sends a visitor to /login and remembers where she was going (spec 1 §2); one who has just left is not brought back. */
const ToLogin = () => {
  const { pathname, search, hash } = useLocation();
  const endedBy = useAppSelector(({ session }) => session.endedBy);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (endedBy !== 'user') dispatch(originRemembered(pathname + search + hash));
  }, [dispatch, endedBy, pathname, search, hash]);
  return <Navigate to={paths.login} replace />;
};

export const RequireSession = () => {
  const { status, origin } = useAppSelector(({ session }) => session);
  const dispatch = useAppDispatch();
  const hasArrived = status === 'authenticated' && origin !== null;
  useEffect(() => {
    if (hasArrived) dispatch(originForgotten());
  }, [dispatch, hasArrived]);
  if (status === 'anonymous') return <ToLogin />;
  return status === 'authenticated' ? <Outlet /> : <WaitForServer unreachable={status === 'unreachable'} />;
};
