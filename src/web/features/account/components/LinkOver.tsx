import { paths } from '#lib/paths';
import { FormBanner } from '#ui/FormBanner';
import { accountTexts as texts } from '../texts.ts';
import { AccountLink } from './AccountLink.tsx';

export interface LinkOverProps {
  message: string;
}

/** The link of the mail was used, is too old, or was cut: the way to a new one. */
export const LinkOver = ({ message }: LinkOverProps) => (
  <FormBanner>
    {message} <AccountLink to={paths.forgotPassword}>{texts.askAgain}</AccountLink>
  </FormBanner>
);
