import { Formik, type FormikHelpers } from 'formik';
import { type ForgotPassword, forgotPasswordSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { Form } from '#ui/Form';
import { FormField } from '#ui/FormField';
import { SubmitButton } from '#ui/SubmitButton';
import { useForgotPasswordMutation } from './accountApi.ts';
import { FailureBanner } from './components/FailureBanner.tsx';
import { accountTexts as texts } from './texts.ts';

export interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

const initialValues: ForgotPassword = { email: '' };

export const ForgotPasswordForm = ({ onSent }: ForgotPasswordFormProps) => {
  const [askLink, { error, isLoading }] = useForgotPasswordMutation();

  const submit = async (values: ForgotPassword, { setStatus }: FormikHelpers<ForgotPassword>) => {
    const body = forgotPasswordSchema.cast(values);
    const { error: refused } = await askLink({ body });
    if (refused) setStatus(refusedFields(failureFields(refused), values));
    else onSent(body.email);
  };

  return (
    <Formik initialValues={initialValues} validationSchema={forgotPasswordSchema} onSubmit={submit}>
      <Form>
        {isLoading ? null : <FailureBanner error={error} fallback={texts.unexpected} />}
        <FormField name="email" label={texts.email} type="email" autoComplete="username" />
        <SubmitButton label={texts.sendLink} busyLabel={texts.sendingLink} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
