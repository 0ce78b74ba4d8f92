import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';

export interface CardsSkeletonProps {
  cards: number;
  /** Pixels. */
  height: number;
  /** As CSS writes them. */
  columns: string;
}

/** Cards that are on their way: 6 offers, 4 placements (spec 2 §9). */
export const CardsSkeleton = ({ cards, height, columns }: CardsSkeletonProps) => (
  <Box role="status" aria-label={commonTexts.loading} sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5 }}>
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} data-testid="skeleton-card" variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
    ))}
  </Box>
);
