import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { AccountLink } from './components/AccountLink.tsx';
import { UnfinishedRegistration } from './components/UnfinishedRegistration.tsx';
import { LoginForm } from './LoginForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** Where to go afterwards is the guard's affair (spec 1 §2). */
export const LoginPage = () => (
  <AuthLayout
    title={texts.loginTitle}
    subtitle={texts.loginSubtitle}
    footer={
      <>
        {texts.noAccount} <AccountLink to={paths.register}>{texts.createAccount}</AccountLink>
      </>
    }
  >
    <UnfinishedRegistration />
    <LoginForm />
  </AuthLayout>
);
