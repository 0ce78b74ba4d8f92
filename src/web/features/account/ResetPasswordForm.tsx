import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import type { InferType } from 'yup';
import { registrationFormSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { Form } from '#ui/Form';
import { PasswordField } from '#ui/PasswordField';
import { SubmitButton } from '#ui/SubmitButton';
import { useResetPasswordMutation } from './accountApi.ts';
import { FailureBanner } from './components/FailureBanner.tsx';
import { LinkOver } from './components/LinkOver.tsx';
import { accountTexts as texts } from './texts.ts';

export interface ResetPasswordFormProps {
  token: string;
}

/** The password and its confirmation, by the rules of the registration. */
const schema = registrationFormSchema.pick(['password', 'confirmPassword']);
type Values = InferType<typeof schema>;

const initialValues: Values = { password: '', confirmPassword: '' };

export const ResetPasswordForm = ({ token }: ResetPasswordFormProps) => {
  const [resetPassword, { error, isLoading }] = useResetPasswordMutation();
  const leave = useLeave();
  const tokenRefusal = failureFields(error).token;

  const submit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    const { error: refused } = await resetPassword({ body: { token, password: values.password } });
    if (refused) setStatus(refusedFields(failureFields(refused), values));
    else await leave(paths.login, { replace: true });
  };

  if (tokenRefusal) return <LinkOver message={tokenRefusal} />;
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form>
        {isLoading ? null : <FailureBanner error={error} fallback={texts.unexpected} />}
        <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
          <PasswordField name="password" label={texts.newPassword} autoComplete="new-password" hint={texts.passwordHint} />
          <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
        </Box>
        <SubmitButton label={texts.savePassword} busyLabel={texts.savingPassword} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
