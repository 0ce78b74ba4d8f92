import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** The first line in full, for when it is cut. */
  title?: string;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A cell's main words and, under them, quieter ones; what is too long is cut. */
export const TwoLines = ({ first, second, title }: TwoLinesProps) => (
  <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, lineHeight: 1.45 }}>
    <Box component="span" title={title} sx={{ ...cut, fontSize: '0.9375rem', fontWeight: 550 }}>
      {first}
    </Box>
    <Box component="span" sx={{ ...cut, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {second}
    </Box>
  </Box>
);
