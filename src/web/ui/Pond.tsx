import Box from '@mui/material/Box';
import { PondDrawing } from './PondDrawing.tsx';

/** The pond, all over the box that it lies in. */
export const Pond = () => (
  <Box
    component="svg"
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
  >
    <PondDrawing />
  </Box>
);
