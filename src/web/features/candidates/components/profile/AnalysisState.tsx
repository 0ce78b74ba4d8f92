import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Candidate } from '#contract/candidates';
import { FloatingBadge } from '#ui/FloatingBadge';
import { useAnalyzeCandidateMutation } from '../../candidatesApi.ts';
import { candidatesTexts } from '../../texts.ts';
import { profileTexts } from '../../profileTexts.ts';

export interface AnalysisStateProps {
  candidate: Candidate;
}

/** Where the analysis stands when there is something to say of it: under way, failed, or that the file hides text. */
export const AnalysisState = ({ candidate: { id, status, analysisError, hiddenText } }: AnalysisStateProps) => {
  const [analyze, { isLoading }] = useAnalyzeCandidateMutation();
  return (
    <>
      {status === 'ai_analyzing' ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <AlertTitle>{candidatesTexts.analyzing}</AlertTitle>
          {candidatesTexts.analyzingText}
          <Box sx={{ mt: 1.5 }}>
            <FloatingBadge pulsing>{candidatesTexts.autoRefresh}</FloatingBadge>
          </Box>
        </Alert>
      ) : null}
      {status === 'analysis_failed' ? (
        <Alert
          severity="error"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" disabled={isLoading} onClick={() => void analyze(id)}>
              {candidatesTexts.analyzeAgain}
            </Button>
          }
        >
          <AlertTitle>{candidatesTexts.analysisFailed}</AlertTitle>
          {analysisError ?? candidatesTexts.unknownFailure}
        </Alert>
      ) : null}
      {hiddenText.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <AlertTitle>{profileTexts.hiddenTitle}</AlertTitle>
          {profileTexts.hiddenText}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {hiddenText.map((text, rank) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may be hidden twice
              <li key={rank}>« {text} »</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </>
  );
};
