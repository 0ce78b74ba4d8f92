import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';

export interface RecordSkeletonProps {
  /** Whether the record begins with a portrait. */
  portrait?: boolean;
}

/** A record's page that is on its way. */
export const RecordSkeleton = ({ portrait = false }: RecordSkeletonProps) => (
  <Box role="status" aria-label={commonTexts.loading} sx={{ display: 'grid', gap: 3 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {portrait ? <Skeleton variant="circular" width={72} height={72} /> : null}
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="40%" height={40} />
        <Skeleton width="25%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={260} />
  </Box>
);
