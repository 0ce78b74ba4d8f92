import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface KeyProps {
  children: ReactNode;
}

/** A key of the keyboard. */
export const Key = ({ children }: KeyProps) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-block',
      minWidth: 24,
      px: 0.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: '6px',
      bgcolor: 'background.default',
      color: 'text.secondary',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      lineHeight: '22px',
      textAlign: 'center',
    }}
  >
    {children}
  </Box>
);
