import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface FormBannerProps {
  kind?: 'error' | 'success' | 'info';
  children: ReactNode;
}

/** What a form has to say as a whole, where it stays to be read. */
export const FormBanner = ({ kind = 'error', children }: FormBannerProps) => (
  <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
    {children}
  </Alert>
);
