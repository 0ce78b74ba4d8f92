import Box from '@mui/material/Box';
import { FloatingBadge } from './FloatingBadge.tsx';
import { uiTexts } from './texts.ts';

export interface AnalysisBadgesProps {
  count: number;
}

/** How many analyses run, bottom left, and that the page follows them, bottom right (spec 1 §2, spec 2 §2). */
export const AnalysisBadges = ({ count }: AnalysisBadgesProps) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 16,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: 1,
      mt: 2,
      pointerEvents: 'none',
    }}
  >
    <FloatingBadge pulsing>{uiTexts.analyzingCount(count)}</FloatingBadge>
    <FloatingBadge>{uiTexts.autoRefresh}</FloatingBadge>
  </Box>
);
