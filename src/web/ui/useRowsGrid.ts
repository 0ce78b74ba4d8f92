import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { RowsGrid } from './RowsGrid.tsx';

type Grid = typeof RowsGrid;

/** From here on a list is a grid whose last column is in sight beside an open sidebar, below it is cards. */
export const WIDE = '(min-width: 1020px)';

let loaded: { Grid: Grid } | null = null;
const load = async () => (loaded = { Grid: (await import('./RowsGrid.tsx')).RowsGrid });

// Asked for with the page's own code, while the session is checked and the rows are on their way.
if (window.matchMedia?.(WIDE).matches) load().catch(() => {});

/**
 * Whether the screen has room for the grid, and the grid once its code is here, null before. Not `lazy`: React would hold
 * the rows back for 300 ms after the skeleton.
 */
export const useRowsGrid = () => {
  const isWide = useMediaQuery(WIDE, { noSsr: true, defaultMatches: true });
  const [grid, setGrid] = useState(loaded);
  useEffect(() => {
    if (!isWide || grid) return;
    load().then(setGrid, (error: unknown) =>
      // Thrown while drawing, so that it reaches the error screen.
      setGrid(() => {
        throw error;
      }),
    );
  }, [isWide, grid]);
  return { isWide, Grid: grid?.Grid ?? null };
};
