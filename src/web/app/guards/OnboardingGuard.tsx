import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { WaitForServer } from './WaitForServer.tsx';

/** A user who has a company has nothing to do here (spec 1 §2). */
export const OnboardingGuard = () => {
  const status = useAppSelector(({ company }) => company.status);
  if (status === 'present') return <Navigate to={paths.dashboard} replace />;
  return status === 'absent' ? <Outlet /> : <WaitForServer unreachable={status === 'unreachable'} />;
};
