import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { commonTexts } from '#lib/commonTexts';

/** A whole page that waits. */
export const Spinner = () => (
  <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label={commonTexts.loading} />
  </Box>
);
