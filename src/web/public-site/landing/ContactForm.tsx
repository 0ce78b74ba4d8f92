import { ContactAddress } from '../kit/ContactAddress.tsx';
import { landingTexts } from './texts.ts';

const { contact: texts } = landingTexts;

interface Field {
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  maxLength: number;
  optional?: boolean;
}

const FIELDS: Field[] = [
  { name: 'firstName', label: texts.firstName, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: texts.lastName, autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: texts.phone, type: 'tel', autoComplete: 'tel', maxLength: 40, optional: true },
  { name: 'companyName', label: texts.company, autoComplete: 'organization', maxLength: 200 },
];

/** Spec 1 §4, §5, Contact form. The script judges and sends it; its sentences are the contract’s. */
export const ContactForm = () => (
  <form noValidate>
    <noscript>
      <p>
        {texts.noScript[0]}
        <ContactAddress />
        {texts.noScript[1]}
      </p>
    </noscript>
    <fieldset>
      {FIELDS.map(({ name, label, optional, ...rest }) => (
        <p key={name} className={name}>
          <label htmlFor={name}>{label}</label>
          {optional ? <span className="hint">{texts.optional}</span> : null}
          <input id={name} name={name} {...rest} required={!optional} aria-describedby={`${name}-error`} />
          <small id={`${name}-error`} />
        </p>
      ))}
      <p className="message">
        <label htmlFor="message">{texts.message}</label>
        <textarea id="message" name="message" rows={5} minLength={10} maxLength={5000} required aria-describedby="message-error" />
        <small id="message-error" />
      </p>
      <p className="quiet message">
        {texts.privacy[0]}
        <a href="/privacy">{texts.privacy[1]}</a>
        {texts.privacy[2]}
      </p>
      <button className="btn pond" data-busy={texts.sending}>
        {texts.send}
      </button>
    </fieldset>
  </form>
);
