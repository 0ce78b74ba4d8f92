import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '#lib/paths';
import { AuthLayout } from '#ui/AuthLayout';
import { FormBanner } from '#ui/FormBanner';
import { AccountLink } from './components/AccountLink.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** Says the same whether or not the address is known (decisions §1). */
export const ForgotPasswordPage = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={sentTo ? texts.linkSentTitle : texts.forgotTitle}
      subtitle={sentTo ? undefined : texts.forgotSubtitle}
      footer={<AccountLink to={paths.login}>{texts.backToLogin}</AccountLink>}
    >
      {sentTo ? (
        <>
          <FormBanner kind="success">{texts.linkSent(sentTo)}</FormBanner>
          <Button variant="outlined" onClick={() => setSentTo(null)}>
            {texts.otherAddress}
          </Button>
        </>
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
    </AuthLayout>
  );
};
