import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { UploadPane } from '#ui/UploadPane';
import { uploadTexts } from './uploadTexts.ts';
import { candidateUploadRules, useCandidateUpload } from './useCandidateUpload.ts';

export interface UploadDialogProps {
  onClose: () => void;
}

/** Drops CV files (spec 2 §2). */
export const UploadDialog = ({ onClose }: UploadDialogProps) => {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const upload = useCandidateUpload(onClose);
  const close = () => {
    if (!upload.isSending) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm" fullScreen={isNarrow}>
      <DialogTitle id={titleId}>{uploadTexts.title}</DialogTitle>
      <UploadPane upload={upload} accept={candidateUploadRules.extensions} texts={uploadTexts} onClose={close} />
    </Dialog>
  );
};
