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
    sx={{
      mb: 3,
      // On a phone the other try stands under the reason.
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      '& .MuiAlert-message': { flexBasis: { xs: '70%', sm: 'auto' }, flexGrow: 1 },
      '& .MuiAlert-action': { flexShrink: 0, pt: { xs: 0, sm: 0.5 }, pl: 2, ml: { xs: 0, sm: 'auto' } },
    }}
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
