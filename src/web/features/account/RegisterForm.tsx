import { Formik, type FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { registrationFormSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { notify } from '#lib/notify';
import { paths } from '#lib/paths';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useRegisterMutation } from './accountApi.ts';
import { FailureBanner } from './components/FailureBanner.tsx';
import { RegisterFields } from './components/RegisterFields.tsx';
import { emptyRegistration, type RegistrationValues, toRegistration } from './registration.ts';
import { accountTexts as texts } from './texts.ts';

/** Spec 1 §5, Registration; then to /login, replacing history (spec 1 §2). */
export const RegisterForm = () => {
  const [register, { error, isLoading }] = useRegisterMutation();
  const navigate = useNavigate();

  const submit = async (values: RegistrationValues, { setStatus }: FormikHelpers<RegistrationValues>) => {
    const { error: refused } = await register({ body: toRegistration(values) });
    if (refused) setStatus(refusedFields(failureFields(refused), values));
    else await navigate(paths.login, { replace: true });
  };

  return (
    <Formik initialValues={emptyRegistration} validationSchema={registrationFormSchema} onSubmit={submit}>
      <Form onInvalid={() => notify('error', commonTexts.invalidForm)}>
        {isLoading ? null : <FailureBanner error={error} fallback={texts.unexpected} />}
        <RegisterFields />
        <SubmitButton label={texts.register} busyLabel={texts.registering} busy={isLoading} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
