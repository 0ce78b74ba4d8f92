import Link from '@mui/material/Link';
import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { SimpleRegisterForm } from './SimpleRegisterForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** The simpler sign-up of spec 1 §2; the links leave the application for the public pages. */
export const SimpleRegisterPage = () => (
  <AuthLayout title={texts.registerTitle} subtitle={texts.simpleSubtitle} footer={<Link href={paths.home}>{texts.backHome}</Link>}>
    <SimpleRegisterForm />
  </AuthLayout>
);
