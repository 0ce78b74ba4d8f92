import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { AccountLink } from './components/AccountLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { accountTexts as texts } from './texts.ts';

export const RegisterPage = () => (
  <AuthLayout
    title={texts.registerTitle}
    subtitle={texts.registerSubtitle}
    footer={
      <>
        {texts.alreadyRegistered} <AccountLink to={paths.login}>{texts.signIn}</AccountLink>
      </>
    }
  >
    <RegisterForm />
  </AuthLayout>
);
