import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface AccountLinkProps {
  to: string;
  children: ReactNode;
}

export const AccountLink = ({ to, children }: AccountLinkProps) => (
  <Link component={RouterLink} to={to}>
    {children}
  </Link>
);
