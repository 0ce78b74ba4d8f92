import type { ReactNode } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { accountTexts as texts } from '../texts.ts';
import { Banner } from './Banner.tsx';
import { Icon } from './Icon.tsx';
import { signInPageTexts } from './texts.ts';

interface FieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  children?: ReactNode;
}

/** Has the ids and descriptions of `ui/FormField`. */
const Field = ({ name, label, children, ...rest }: FieldProps) => (
  <div className="field">
    <label htmlFor={`field-${name}`}>{label}</label>
    <div className="box">
      <input id={`field-${name}`} name={name} {...rest} aria-invalid="false" aria-describedby={`field-${name}-helper-text`} />
      {children}
    </div>
    <p id={`field-${name}-helper-text`} />
  </div>
);

/** `LoginForm`. Its method sends nothing by itself: without its script, a password must not end in an address. */
export const SignInFields = () => (
  <div className="form">
    <form method="dialog" noValidate>
      <noscript>
        <Banner kind="error">{signInPageTexts.noScript}</Banner>
      </noscript>
      <Field name="email" label={texts.email} type="email" autoComplete="username" />
      <Field name="password" label={texts.password} type="password" autoComplete="current-password">
        <button
          type="button"
          className="icon"
          aria-label={commonTexts.showCharacters}
          data-other-label={commonTexts.hideCharacters}
          aria-controls="field-password"
        >
          <Icon name="show" />
          <Icon name="hide" />
        </button>
      </Field>
      <p className="forgotten">
        <a href={paths.forgotPassword}>{texts.forgotten}</a>
      </p>
      <button type="submit" className="submit" data-busy-label={texts.signingIn}>
        {texts.signIn}
      </button>
    </form>
  </div>
);
