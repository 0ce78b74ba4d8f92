import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { RowsGridProps } from './RowsGrid.tsx';
import { useRowsGrid } from './useRowsGrid.ts';

export interface RowsListProps<Row extends GridValidRowModel, Sort extends string> extends RowsGridProps<Row, Sort> {
  /** A row on a narrow screen. */
  renderCard: (row: Row) => ReactNode;
  /** Stands there until the grid's code has come. */
  skeleton: ReactNode;
}

/** Rows as a grid, or on a narrow screen as cards, without the grid's code. */
export const RowsList = <Row extends GridValidRowModel & { id: string }, Sort extends string>({
  renderCard,
  skeleton,
  ...grid
}: RowsListProps<Row, Sort>) => {
  const { isWide, Grid } = useRowsGrid();
  if (isWide) return Grid ? <Grid {...grid} /> : skeleton;
  return (
    <Box
      component="ul"
      aria-label={grid.label}
      aria-busy={grid.isStale}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        transition: 'opacity 150ms',
        opacity: grid.isStale ? 0.55 : 1,
      }}
    >
      {grid.rows.map((row) => (
        <Card key={row.id} component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 2 }}>
          {renderCard(row)}
        </Card>
      ))}
    </Box>
  );
};
