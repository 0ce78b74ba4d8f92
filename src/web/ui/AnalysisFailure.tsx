import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { uiTexts } from './texts.ts';

export interface AnalysisFailureProps {
  reason: string;
  disabled: boolean;
  onAnalyze: () => void;
}

/** On a record's page: why its file could not be analysed, and another try (decisions §6). */
export const AnalysisFailure = ({ reason, disabled, onAnalyze }: AnalysisFailureProps) => (
  <Alert
    severity="error"
    sx={{ mb: 3 }}
    action={
      <Button color="inherit" size="small" disabled={disabled} onClick={onAnalyze}>
        {uiTexts.analyzeAgain}
      </Button>
    }
  >
    <AlertTitle>{uiTexts.analysisFailed}</AlertTitle>
    {reason}
  </Alert>
);
