import { FormBanner } from '#ui/FormBanner';
import { paths } from '#lib/paths';
import { readRegistrationDraft } from '../simpleRegistration.ts';
import { accountTexts as texts } from '../texts.ts';
import { AccountLink } from './AccountLink.tsx';

/** After the simpler sign-up, which makes no account: the way to finish it, with what was typed (decisions §4). */
export const UnfinishedRegistration = () => {
  const draft = readRegistrationDraft();
  if (!draft) return null;
  return (
    <FormBanner kind="info">
      {texts.unfinished(draft.firstName)} <AccountLink to={paths.register}>{texts.finish}</AccountLink>
    </FormBanner>
  );
};
