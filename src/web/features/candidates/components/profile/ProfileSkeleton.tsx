import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';

export const ProfileSkeleton = () => (
  <Box role="status" aria-label={commonTexts.loading} sx={{ display: 'grid', gap: 3 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="40%" height={40} />
        <Skeleton width="25%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={260} />
  </Box>
);
