import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { commonTexts } from '#lib/commonTexts';

/** A whole page that waits. */
export const Spinner = () => (
  <Box role="status" sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, minHeight: '60vh' }}>
    <CircularProgress aria-hidden="true" />
    <Typography sx={{ color: 'text.secondary' }}>{commonTexts.loading}</Typography>
  </Box>
);
