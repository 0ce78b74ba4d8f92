import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { commonTexts } from '#lib/commonTexts';
import { uiTexts } from './texts.ts';

export interface OutdatedListProps {
  onRetry: () => void;
}

/** The rows are still there, but the last call for news of them failed. */
export const OutdatedList = ({ onRetry }: OutdatedListProps) => (
  <Alert
    severity="warning"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    }
  >
    {uiTexts.staleList}
  </Alert>
);
