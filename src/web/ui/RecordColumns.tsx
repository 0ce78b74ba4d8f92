import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface RecordColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Which of the two a narrow screen shows first. */
  first: 'main' | 'side';
}

const column = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 } as const;

/** Cards of a record: the long ones on the left, the short ones on the right. */
export const RecordColumns = ({ main, side, first }: RecordColumnsProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
    <Box sx={{ ...column, order: { xs: first === 'side' ? 0 : 2, lg: 2 } }}>{side}</Box>
    <Box sx={{ ...column, order: 1 }}>{main}</Box>
  </Box>
);
