import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonTexts } from '#lib/commonTexts';
import { notify } from '#lib/notify';
import { paths } from '#lib/paths';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { SimpleRegisterFields } from './components/SimpleRegisterFields.tsx';
import { emptySimpleRegistration, keepRegistrationDraft, type SimpleRegistration, simpleRegistrationSchema } from './simpleRegistration.ts';
import { accountTexts as texts } from './texts.ts';

/** Spec 1 §9, fake sign-up delay. */
const DELAY_MS = 1000;

/** Makes no call: a second later it goes to the dashboard, whose guard asks a visitor to sign in (spec 1 §2, decisions §4). */
export const SimpleRegisterForm = () => {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const submit = (values: SimpleRegistration) => {
    keepRegistrationDraft(simpleRegistrationSchema.cast(values));
    setLeaving(true);
  };

  return (
    <Formik initialValues={emptySimpleRegistration} validationSchema={simpleRegistrationSchema} onSubmit={submit}>
      <Form onInvalid={() => notify('error', commonTexts.invalidForm)}>
        <SimpleRegisterFields isLeaving={isLeaving} />
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {texts.agreement[0]}
          <Link href={paths.terms}>{texts.terms}</Link>
          {texts.agreement[1]}
          <Link href={paths.privacy}>{texts.privacy}</Link>
          {texts.agreement[2]}
        </Typography>
        <SubmitButton label={texts.register} busyLabel={texts.registering} busy={isLeaving} fullWidth size="large" />
      </Form>
    </Formik>
  );
};
