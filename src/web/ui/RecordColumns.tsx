import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface RecordColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

const column = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 } as const;

/** Cards of a record: the long ones on the left, the short ones on the right, or below on a narrow screen. */
export const RecordColumns = ({ main, side }: RecordColumnsProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{side}</Box>
  </Box>
);
