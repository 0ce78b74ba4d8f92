import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { registrationFormSchema } from '#contract/account';
import { failureFields } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { notify } from '#lib/notify';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useRegisterMutation } from './accountApi.ts';
import { FailureBanner } from './components/FailureBanner.tsx';
import { RegisterFields } from './components/RegisterFields.tsx';
import { type RegistrationValues, startingRegistration, toRegistration } from './registration.ts';
import { forgetRegistrationDraft } from './simpleRegistration.ts';
import { accountTexts as texts } from './texts.ts';

/** Spec 1 §5, Registration; then to /login, replacing history (spec 1 §2). */
export const RegisterForm = () => {
  const [register, { error, isLoading }] = useRegisterMutation();
  const leave = useLeave();
  const [initialValues] = useState(startingRegistration);

  const submit = async (values: RegistrationValues, { setStatus }: FormikHelpers<RegistrationValues>) => {
    const { error: refused } = await register({ body: toRegistration(values) });
    if (refused) {
      setStatus(refusedFields(failureFields(refused), values));
      return;
    }
    forgetRegistrationDraft();
    await leave(paths.login, { replace: true });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={registrationFormSchema} onSubmit={submit}>
      <Form onInvalid={() => notify('error', commonTexts.invalidForm)}>
        {isLoading ? null : <FailureBanner error={error} fallback={texts.unexpected} />}
        <RegisterFields />
        <SubmitButton label={texts.register} busyLabel={texts.registering} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
