import { useEffect, useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { paths, redirectPath } from '#lib/paths';
import { useAppDispatch, useAppSelector } from '#lib/redux';
import { originRemembered } from '#lib/session/sessionSlice';
import { useSpinnerTime } from './useSpinnerTime.ts';
import { Spinner } from '#ui/Spinner';

/** To the remembered origin, or the dashboard, replacing history (spec 1 §2). */
const Onward = () => {
  const origin = useAppSelector(({ session }) => session.origin);
  return <Navigate to={origin ?? paths.dashboard} replace />;
};

/**
 * Pages for visitors only; `redirectTo` counts as the remembered origin (decisions §1). Whoever comes from a public page
 * signs in to work: she goes on to the dashboard.
 */
export const AuthFree = () => {
  const { status, signingIn } = useAppSelector(({ session }) => session);
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  useEffect(() => {
    const origin = redirectPath(redirectTo);
    if (origin !== null) dispatch(originRemembered(origin));
  }, [dispatch, redirectTo]);
  // Ten checks of 100 ms after a login, then onward all the same: the guard of the next page goes on waiting.
  const [hasSignedIn, setSignedIn] = useState(false);
  if (signingIn && !hasSignedIn) setSignedIn(true);
  const hasWaited = hasSignedIn && !signingIn && status !== 'anonymous';
  const isRestoring = useSpinnerTime(status === 'checking' && !signingIn && !hasSignedIn);
  if (status === 'authenticated' || hasWaited) return <Onward />;
  return isRestoring ? <Spinner /> : <Outlet />;
};
