import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardGridProps {
  children: ReactNode;
}

/** Cards side by side, as many as there is room for. */
export const CardGrid = ({ children }: CardGridProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>{children}</Box>
);
