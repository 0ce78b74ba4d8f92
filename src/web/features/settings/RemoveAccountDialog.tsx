import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import type { InferType } from 'yup';
import { accountDeletionSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { Form } from '#ui/Form';
import { PasswordField } from '#ui/PasswordField';
import { SubmitButton } from '#ui/SubmitButton';
import { useRemoveAccountMutation } from './settingsApi.ts';
import { settingsTexts as texts } from './texts.ts';

type Values = InferType<typeof accountDeletionSchema>;

export interface RemoveAccountDialogProps {
  onClose: () => void;
}

/** Asks for the password before the account is deleted; afterwards the session is over (decisions §4). */
export const RemoveAccountDialog = ({ onClose }: RemoveAccountDialogProps) => {
  const [remove, { isLoading }] = useRemoveAccountMutation();
  const titleId = useId();
  const warningId = useId();
  const close = isLoading ? undefined : onClose;
  const submit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    const { error } = await remove({ body: values });
    if (error) setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={warningId}
      fullWidth
      maxWidth="xs"
      // Room for both buttons on a phone.
      slotProps={{ paper: { sx: { mx: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' } } } }}
    >
      <DialogTitle id={titleId}>{texts.remove}</DialogTitle>
      <Formik initialValues={{ password: '' }} validationSchema={accountDeletionSchema} onSubmit={submit}>
        <Form style={{ display: 'contents' }}>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Alert severity="warning" id={warningId}>
              {texts.removeWarning}
            </Alert>
            <PasswordField name="password" label={texts.removePassword} autoComplete="current-password" />
          </DialogContent>
          <DialogActions>
            <Button onClick={close} disabled={isLoading}>
              {commonTexts.cancel}
            </Button>
            <SubmitButton label={texts.remove} busyLabel={texts.removing} color="error" />
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
};
