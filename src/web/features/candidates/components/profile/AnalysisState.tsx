import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Candidate } from '#contract/candidates';
import { AnalysisFailure } from '#ui/AnalysisFailure';
import { AnalysisRunning } from '#ui/AnalysisRunning';
import { useAnalyzeCandidateMutation } from '../../candidatesApi.ts';
import { profileTexts } from '../../profileTexts.ts';
import { candidatesTexts } from '../../texts.ts';

export interface AnalysisStateProps {
  candidate: Candidate;
}

/** Where the analysis stands when there is something to say of it: under way, failed, or that the file hides text. */
export const AnalysisState = ({ candidate: { id, status, analysisError, hiddenText } }: AnalysisStateProps) => {
  const [analyze, { isLoading }] = useAnalyzeCandidateMutation();
  return (
    <>
      {status === 'ai_analyzing' ? <AnalysisRunning title={candidatesTexts.analyzing} text={candidatesTexts.analyzingText} /> : null}
      {status === 'analysis_failed' ? (
        <AnalysisFailure reason={analysisError ?? candidatesTexts.unknownFailure} disabled={isLoading} onAnalyze={() => void analyze(id)} />
      ) : null}
      {hiddenText.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <AlertTitle>{profileTexts.hiddenTitle}</AlertTitle>
          {profileTexts.hiddenText}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {hiddenText.map((text, rank) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may be hidden twice
              <li key={rank}>« {text} »</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </>
  );
};
