import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CandidateRow } from '#contract/candidates';
import { candidatesTexts } from '../texts.ts';

export interface FailedAnalysisProps {
  candidate: Pick<CandidateRow, 'id' | 'analysisError'>;
  onAnalyze: (id: string) => void;
}

/** Why the CV could not be analysed, and another try (decisions §6). */
export const FailedAnalysis = ({ candidate: { id, analysisError }, onAnalyze }: FailedAnalysisProps) => {
  const reason = analysisError ?? candidatesTexts.unknownFailure;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', minWidth: 0, lineHeight: 1.4 }}>
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
      <Button size="small" startIcon={<Replay fontSize="small" />} onClick={() => onAnalyze(id)} sx={{ flexShrink: 0 }}>
        {candidatesTexts.analyzeAgain}
      </Button>
    </Box>
  );
};
