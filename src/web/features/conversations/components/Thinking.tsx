import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { conversationsTexts as texts } from '../texts.ts';

/** Until the first words of an answer come. */
export const Thinking = () => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
    <CircularProgress size={16} aria-hidden="true" />
    <Typography variant="body2">{texts.thinking}</Typography>
  </Box>
);
