import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { uiTexts } from './texts.ts';
import { WIDE } from './useRowsGrid.ts';

/** A table that leaves the reason no room beside the button’s words. */
const TIGHT = `@media ${WIDE} and (max-width: 1279px)`;

export interface FailedAnalysisProps {
  reason: string;
  onAnalyze: () => void;
}

/** In a row: why the file could not be analysed, and another try (decisions §6). */
export const FailedAnalysis = ({ reason, onAnalyze }: FailedAnalysisProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      width: '100%',
      minWidth: 0,
      lineHeight: 1.4,
      // In a card there is room below, in a table's row there is none.
      [`@media not all and ${WIDE}`]: { flexWrap: 'wrap', gap: 0.5, '& > span': { flexBasis: '100%', WebkitLineClamp: 'unset' } },
    }}
  >
    <Box
      component="span"
      title={reason}
      sx={{
        flexGrow: 1,
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        whiteSpace: 'normal',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {reason}
    </Box>
    <Button
      size="small"
      startIcon={<Replay fontSize="small" />}
      onClick={onAnalyze}
      aria-label={uiTexts.analyzeAgain}
      title={uiTexts.analyzeAgain}
      sx={{
        flexShrink: 0,
        [TIGHT]: { minWidth: 0, px: 1, '& > .MuiButton-startIcon': { m: 0 }, '& > :not(.MuiButton-startIcon)': { display: 'none' } },
      }}
    >
      <span>{uiTexts.analyzeAgain}</span>
    </Button>
  </Box>
);
