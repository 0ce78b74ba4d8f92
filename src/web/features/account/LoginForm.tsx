import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { type Login, loginSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { Form } from '#ui/Form';
import { FormField } from '#ui/FormField';
import { FormBanner } from '#ui/FormBanner';
import { PasswordField } from '#ui/PasswordField';
import { SubmitButton } from '#ui/SubmitButton';
import { useLoginMutation } from './accountApi.ts';
import { AccountLink } from './components/AccountLink.tsx';
import { FailureBanner } from './components/FailureBanner.tsx';
import { accountTexts as texts } from './texts.ts';

const initialValues: Login = { email: '', password: '' };

/** Spec 1 §5, Login. The form stays busy until the user is known (spec 1 §4). */
export const LoginForm = () => {
  const [login, { error, isLoading }] = useLoginMutation();
  const { signingIn, status } = useAppSelector(({ session }) => session);
  const isBusy = isLoading || signingIn;
  const password = useRef<HTMLInputElement>(null);

  const submit = async (values: Login, { setStatus }: FormikHelpers<Login>) => {
    const { error: refused } = await login({ body: loginSchema.cast(values) });
    if (!refused) return;
    setStatus(refusedFields(failureFields(refused), values));
    password.current?.focus();
    password.current?.select();
  };

  return (
    <Formik initialValues={initialValues} validationSchema={loginSchema} onSubmit={submit}>
      <Form>
        {isBusy ? null : <FailureBanner error={error} fallback={texts.signInFailed} />}
        {status === 'unreachable' && !isBusy ? <FormBanner>{commonTexts.unreachable}</FormBanner> : null}
        <FormField name="email" label={texts.email} type="email" autoComplete="username" sx={{ mb: 1.25 }} />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" inputRef={password} />
        <Box sx={{ mb: 3, mt: -0.5, textAlign: 'right' }}>
          <AccountLink to={paths.forgotPassword}>{texts.forgotten}</AccountLink>
        </Box>
        <SubmitButton label={texts.signIn} busyLabel={texts.signingIn} busy={signingIn} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
