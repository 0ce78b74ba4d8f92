import { useEffect } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { paths, sameOriginPath } from '#lib/paths';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { originRemembered } from '#lib/session/sessionSlice';
import { useSpinnerTime } from './useSpinnerTime.ts';
import { Spinner } from '#ui/Spinner';

/** To the remembered origin, or the dashboard, replacing history (spec 1 §2). */
const Onward = () => {
  const origin = useAppSelector(({ session }) => session.origin);
  return <Navigate to={origin ?? paths.dashboard} replace />;
};

/** Pages for visitors only; `redirectTo` counts as the remembered origin (decisions §1). */
export const AuthFree = () => {
  const { status, signingIn } = useAppSelector(({ session }) => session);
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  useEffect(() => {
    const origin = redirectTo && sameOriginPath(redirectTo);
    if (origin) dispatch(originRemembered(origin));
  }, [dispatch, redirectTo]);
  const isRestoring = useSpinnerTime(status === 'checking' && !signingIn);
  if (status === 'authenticated') return <Onward />;
  return isRestoring ? <Spinner /> : <Outlet />;
};
