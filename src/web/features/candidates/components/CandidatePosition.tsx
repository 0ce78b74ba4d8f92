import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CandidateRow } from '#contract/candidates';
import { FailedAnalysis } from '#ui/FailedAnalysis';
import { StatusChip } from '#ui/StatusChip';
import { TwoLines } from '#ui/TwoLines';
import { levelLabel } from '../labels.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatePositionProps {
  candidate: CandidateRow;
  onAnalyze: (id: string) => void;
}

/** Position and company, with the level; a placeholder while the CV is being read, or why it could not be. */
export const CandidatePosition = ({ candidate, onAnalyze }: CandidatePositionProps) => {
  const { id, status, analysisError, currentPosition, currentCompany, candidateLevel } = candidate;
  if (status === 'ai_analyzing') return <Skeleton animation={false} width="70%" height={22} />;
  if (status === 'analysis_failed') {
    return <FailedAnalysis reason={analysisError ?? candidatesTexts.unknownFailure} onAnalyze={() => onAnalyze(id)} />;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', minWidth: 0 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines first={currentPosition || '—'} second={currentCompany} title={currentPosition} />
      </Box>
      {candidateLevel === null ? null : (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <StatusChip {...levelLabel(candidateLevel)} />
        </Box>
      )}
    </Box>
  );
};
