import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { FormBanner } from '#ui/FormBanner';
import { accountTexts as texts } from '../texts.ts';

export interface LinkOverProps {
  message: string;
}

/** The link of the mail was used, is too old, or was cut: the way to a new one. */
export const LinkOver = ({ message }: LinkOverProps) => (
  <>
    <FormBanner>{message}</FormBanner>
    <Button component={Link} to={paths.forgotPassword} variant="contained" size="large" fullWidth>
      {texts.askAgain}
    </Button>
  </>
);
