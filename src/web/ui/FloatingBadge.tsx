import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FloatingBadgeProps {
  /** A dot that breathes a few times, then rests: something is under way. Breathing on would cost 40 ms of CPU a second. */
  pulsing?: boolean;
  children: ReactNode;
}

/** A small notice that floats above the page and lets clicks through. */
export const FloatingBadge = ({ pulsing = false, children }: FloatingBadgeProps) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      px: 1.5,
      py: 0.75,
      borderRadius: 999,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      color: 'text.secondary',
      fontSize: '0.8125rem',
      fontWeight: 550,
      boxShadow: '0 4px 12px rgb(21 33 31 / 12%)',
    }}
  >
    {pulsing ? (
      <Box
        aria-hidden="true"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          '@keyframes breathe': { '50%': { opacity: 0.25 } },
          '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out 4' },
        }}
      />
    ) : null}
    {children}
  </Box>
);
