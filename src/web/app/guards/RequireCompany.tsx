import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { WaitForServer } from './WaitForServer.tsx';

/** A signed-in user without a company goes to /onboarding (spec 1 §2), on a definite answer only. */
export const RequireCompany = () => {
  const status = useAppSelector(({ company }) => company.status);
  if (status === 'absent') return <Navigate to={paths.onboarding} replace />;
  return status === 'present' ? <Outlet /> : <WaitForServer unreachable={status === 'unreachable'} />;
};
