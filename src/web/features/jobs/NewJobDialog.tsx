import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Formik, useFormikContext } from 'formik';
import { useId } from 'react';
import { jobFormSchema } from '#contract/jobs';
import { commonTexts } from '#lib/commonTexts';
import { useFormClose } from '#lib/useFormClose';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { UploadPane } from '#ui/UploadPane';
import { NewJobTabs } from './components/NewJobTabs.tsx';
import { formTexts, uploadTexts } from './formTexts.ts';
import { BLANK_JOB } from './jobForm.ts';
import { JobForm } from './JobForm.tsx';
import { useJobCreation } from './useJobSaving.ts';
import { jobUploadRules, useJobUpload } from './useJobUpload.ts';

export interface NewJobDialogProps {
  onClose: () => void;
}

const Frame = ({ onClose }: NewJobDialogProps) => {
  const { isSubmitting } = useFormikContext();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const closeForm = useFormClose(onClose);
  const { upload, refusedTitle } = useJobUpload(closeForm);
  const close = () => {
    if (!upload.isSending) closeForm();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isNarrow}>
      <DialogTitle id={titleId}>{formTexts.newTitle}</DialogTitle>
      <NewJobTabs
        upload={
          <UploadPane upload={upload} accept={jobUploadRules.extensions} texts={uploadTexts} refusedTitle={refusedTitle} onClose={close} />
        }
        manual={
          <Form style={{ display: 'contents' }}>
            <DialogContent>
              <JobForm />
            </DialogContent>
            <DialogActions>
              <Button onClick={close} disabled={isSubmitting}>
                {commonTexts.cancel}
              </Button>
              <SubmitButton label={formTexts.create} busyLabel={commonTexts.saving} />
            </DialogActions>
          </Form>
        }
      />
    </Dialog>
  );
};

/** Creates offers, from PDF files or by hand (spec 1 §2). */
export const NewJobDialog = ({ onClose }: NewJobDialogProps) => {
  const save = useJobCreation(onClose);
  return (
    <Formik initialValues={BLANK_JOB} validationSchema={jobFormSchema} onSubmit={save}>
      <Frame onClose={onClose} />
    </Formik>
  );
};
