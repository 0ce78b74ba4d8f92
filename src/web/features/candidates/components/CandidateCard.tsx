import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CandidateActions, type CandidateActionsProps } from './CandidateActions.tsx';
import { CandidateIdentity } from './CandidateIdentity.tsx';
import { CandidatePosition } from './CandidatePosition.tsx';

/** A row of the list on a narrow screen. */
export const CandidateCard = ({ candidate, handlers }: CandidateActionsProps) => (
  <>
    <CandidateIdentity candidate={candidate} />
    <CandidatePosition candidate={candidate} onAnalyze={handlers.onAnalyze} />
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" noWrap title={candidate.currentLocation} sx={{ color: 'text.secondary' }}>
        {candidate.currentLocation}
      </Typography>
      <CandidateActions candidate={candidate} handlers={handlers} />
    </Box>
  </>
);
