import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { AccountLink } from './components/AccountLink.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** Says the same whether or not the address is known (decisions §1). */
export const ForgotPasswordPage = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={sentTo ? texts.linkSentTitle : texts.forgotTitle}
      subtitle={sentTo ? texts.linkSent(sentTo) : texts.forgotSubtitle}
      footer={<AccountLink to={paths.login}>{texts.backToLogin}</AccountLink>}
    >
      {sentTo ? (
        <Button variant="outlined" onClick={() => setSentTo(null)}>
          {texts.otherAddress}
        </Button>
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
    </AuthLayout>
  );
};
