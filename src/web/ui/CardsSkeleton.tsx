import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';
import { CardGrid } from './CardGrid.tsx';

export interface CardsSkeletonProps {
  cards: number;
}

/** Picture cards that are on their way. */
export const CardsSkeleton = ({ cards }: CardsSkeletonProps) => (
  <Box role="status" aria-label={commonTexts.loading}>
    <CardGrid>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card}>
          <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
          </Box>
        </Card>
      ))}
    </CardGrid>
  </Box>
);
