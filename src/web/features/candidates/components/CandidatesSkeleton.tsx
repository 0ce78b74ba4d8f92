import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';

export interface CandidatesSkeletonProps {
  rows: number;
}

export const CandidatesSkeleton = ({ rows }: CandidatesSkeletonProps) => (
  <Card role="status" aria-label={commonTexts.loading} sx={{ px: 2 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        data-testid="skeleton-row"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 62, borderBottom: row < rows - 1 ? 1 : 0, borderColor: 'divider' }}
      >
        <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />
        <Box sx={{ flex: 3 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Box>
        <Skeleton sx={{ flex: 3, display: { xs: 'none', sm: 'block' } }} />
        <Skeleton sx={{ flex: 2, display: { xs: 'none', sm: 'block' } }} />
      </Box>
    ))}
  </Card>
);
