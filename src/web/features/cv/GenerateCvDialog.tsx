import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { ConfigChoice } from './ConfigChoice.tsx';
import { useGenerateCvMutation, useListCvConfigsQuery } from './cvApi.ts';
import { cvTexts } from './texts.ts';

export interface GenerateCvDialogProps {
  candidateId: string;
  candidateName: string;
  onClose: () => void;
}

/** Picks a configuration and downloads the printed CV (spec 2 §2, CV generation dialog). */
export const GenerateCvDialog = ({ candidateId, candidateName, onClose }: GenerateCvDialogProps) => {
  const titleId = useId();
  const [configId, setConfigId] = useState<string | null>(null);
  const { data, error, refetch } = useListCvConfigsQuery();
  const [generate, generation] = useGenerateCvMutation();
  const configs = data?.filter(({ isActive }) => isActive);
  const refusal = failureMessage(generation.error);
  const close = () => {
    if (!generation.isLoading) onClose();
  };
  const download = async () => {
    if (configId === null) return;
    const { error: failure } = await generate({ candidateId, configId });
    if (!failure) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{cvTexts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>{cvTexts.candidate(candidateName)}</Typography>
        {error && !data ? (
          <ErrorPanel
            title={commonTexts.error}
            text={cvTexts.loadFailed(failureMessage(error) ?? commonTexts.unknownError)}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !error ? <LinearProgress aria-label={commonTexts.loading} /> : null}
        {configs?.length === 0 ? <Alert severity="info">{cvTexts.noConfiguration}</Alert> : null}
        {configs && configs.length > 0 ? (
          <ConfigChoice configs={configs} chosen={configId} disabled={generation.isLoading} onChoose={setConfigId} />
        ) : null}
        {refusal === null ? null : <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={generation.isLoading}>
          {commonTexts.cancel}
        </Button>
        <Button variant="contained" disabled={configId === null || generation.isLoading} onClick={() => void download()}>
          {generation.isLoading ? cvTexts.generating : cvTexts.generate}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
