import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { commonTexts } from '#lib/commonTexts';
import type { Upload } from '#lib/useUpload';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileDrop } from './FileDrop.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { uiTexts } from './texts.ts';

export interface UploadPaneProps {
  upload: Upload;
  accept: readonly string[];
  texts: {
    input: string;
    drop: string;
    limits: string;
    send: (count: number) => string;
  };
  /** What stands above the refused files; how many there are unless told. */
  refusedTitle?: string;
  onClose: () => void;
}

/** The inside of a dialog that takes files: zone, chosen and refused files, what to do with them. */
export const UploadPane = ({ upload, accept, texts, refusedTitle, onClose }: UploadPaneProps) => {
  const { files, refused, problem, isSending, add, remove, send } = upload;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        <FileDrop
          label={texts.input}
          title={texts.drop}
          hint={uiTexts.browse}
          limits={texts.limits}
          accept={accept}
          disabled={isSending}
          onFiles={add}
        />
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        {refused.length > 0 ? <RefusedFiles title={refusedTitle ?? uiTexts.refusedFiles(refused.length)} refused={refused} /> : null}
        {files.length > 0 ? <ChosenFiles files={files} disabled={isSending} onRemove={remove} /> : null}
        {isSending ? <LinearProgress aria-label={uiTexts.sending} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          {files.length === 0 && refused.length > 0 ? commonTexts.close : commonTexts.cancel}
        </Button>
        <Button variant="contained" disabled={isSending} onClick={() => void send()}>
          {isSending ? uiTexts.sending : texts.send(files.length)}
        </Button>
      </DialogActions>
    </>
  );
};
