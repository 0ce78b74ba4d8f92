import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { candidatesTexts } from '../texts.ts';
import { CandidateActions } from './CandidateActions.tsx';
import type { CandidateRowsProps } from './CandidatesGrid.tsx';
import { CandidateIdentity } from './CandidateIdentity.tsx';
import { CandidatePosition } from './CandidatePosition.tsx';
import { FailedAnalysis } from './FailedAnalysis.tsx';

/** The candidates on a narrow screen, one under another, without the grid's code. */
export const CandidateCards = ({ list, isStale, handlers }: Omit<CandidateRowsProps, 'params' | 'onChange'>) => (
  <>
    <Box sx={{ height: 4, mb: 0.5 }}>{isStale ? <LinearProgress /> : null}</Box>
    <Box component="ul" aria-label={candidatesTexts.title} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {list.data.map((candidate) => (
        <Card key={candidate.id} component="li" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
          <CandidateIdentity candidate={candidate} />
          {candidate.status === 'analysis_failed' ? (
            <FailedAnalysis candidate={candidate} onAnalyze={handlers.onAnalyze} />
          ) : (
            <CandidatePosition candidate={candidate} />
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" noWrap title={candidate.currentLocation} sx={{ color: 'text.secondary' }}>
              {candidate.currentLocation}
            </Typography>
            <CandidateActions candidate={candidate} handlers={handlers} />
          </Box>
        </Card>
      ))}
    </Box>
  </>
);
