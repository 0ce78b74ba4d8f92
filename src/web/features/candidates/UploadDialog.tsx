import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { CV_EXTENSIONS } from '#contract/candidates';
import { commonTexts } from '#lib/commonTexts';
import { FileDrop } from '#ui/FileDrop';
import { ChosenFiles } from './components/ChosenFiles.tsx';
import { RefusedFiles } from './components/RefusedFiles.tsx';
import { uploadTexts } from './uploadTexts.ts';
import { useUpload } from './useUpload.ts';

export interface UploadDialogProps {
  onClose: () => void;
}

/** Drops CV files: one makes one candidate, several make several (spec 2 §2). */
export const UploadDialog = ({ onClose }: UploadDialogProps) => {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const { files, refused, problem, isSending, add, remove, send } = useUpload(onClose);
  const close = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm" fullScreen={isNarrow}>
      <DialogTitle id={titleId}>{uploadTexts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FileDrop
          label={uploadTexts.input}
          title={uploadTexts.drop}
          hint={uploadTexts.browse}
          limits={uploadTexts.limits}
          accept={CV_EXTENSIONS}
          disabled={isSending}
          onFiles={add}
        />
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        {refused.length > 0 ? <RefusedFiles refused={refused} /> : null}
        {files.length > 0 ? <ChosenFiles files={files} disabled={isSending} onRemove={remove} /> : null}
        {isSending ? <LinearProgress aria-label={uploadTexts.sending} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isSending}>
          {files.length === 0 && refused.length > 0 ? commonTexts.close : commonTexts.cancel}
        </Button>
        <Button variant="contained" disabled={isSending} onClick={() => void send()}>
          {isSending ? uploadTexts.sending : uploadTexts.send(files.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
