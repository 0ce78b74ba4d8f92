import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** On a wide screen; a narrow one has one column. */
  columns?: 1 | 2;
}

/** Facts under their names. */
export const DefinitionList = ({ items, columns = 1 }: DefinitionListProps) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
      columnGap: 3,
      rowGap: 2,
      m: 0,
    }}
  >
    {items.map(({ term, value }) => (
      <Box key={term} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {term}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
