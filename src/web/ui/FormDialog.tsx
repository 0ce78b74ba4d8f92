import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Formik, type FormikConfig, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { useFormClose } from '#lib/useFormClose';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FrameProps {
  title: string;
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

export type FormDialogProps<Values> = FrameProps & Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema' | 'onSubmit'>;

const Frame = ({ title, submitLabel = commonTexts.save, onClose, children }: FrameProps) => {
  const { isSubmitting } = useFormikContext();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const close = useFormClose(onClose);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isNarrow}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Form style={{ display: 'contents' }}>
        <DialogContent dividers>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isSubmitting}>
            {commonTexts.cancel}
          </Button>
          <SubmitButton label={submitLabel} busyLabel={commonTexts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

/** A form in a dialog: a failed save keeps what was typed, closing a changed form asks first (decisions §4). */
export const FormDialog = <Values extends FormikValues>({
  initialValues,
  validationSchema,
  onSubmit,
  ...frame
}: FormDialogProps<Values>) => (
  <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={onSubmit}>
    <Frame {...frame} />
  </Formik>
);
