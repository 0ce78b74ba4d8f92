import { useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { AccountLink } from './components/AccountLink.tsx';
import { LinkOver } from './components/LinkOver.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** Reached by the link of the mail, which carries its token (decisions §1). */
export const ResetPasswordPage = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthLayout
      title={texts.resetTitle}
      subtitle={texts.resetSubtitle}
      footer={<AccountLink to={paths.login}>{texts.backToLogin}</AccountLink>}
    >
      {token ? <ResetPasswordForm token={token} /> : <LinkOver message={texts.linkOver} />}
    </AuthLayout>
  );
};
