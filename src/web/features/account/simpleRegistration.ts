import type { InferType } from 'yup';
import { registrationSchema } from '#contract/account';
import { contactSchema } from '#contract/contacts';
import { DRAFT_KEY } from './draftKey.ts';

/** The simpler sign-up (spec 1 §2): its sentences are those of the registration and of the contact form. */
export const simpleRegistrationSchema = registrationSchema
  .pick(['firstName', 'lastName', 'email', 'password'])
  .concat(contactSchema.pick(['companyName']));
export type SimpleRegistration = InferType<typeof simpleRegistrationSchema>;

export const emptySimpleRegistration: SimpleRegistration = { firstName: '', lastName: '', email: '', companyName: '', password: '' };

/** What was typed, never the password, kept for this tab (decisions §4). */
const draftSchema = simpleRegistrationSchema.omit(['password']);
export type RegistrationDraft = InferType<typeof draftSchema>;

export const keepRegistrationDraft = ({ password: _never, ...draft }: SimpleRegistration): void =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

/** null when the simpler sign-up was not used in this tab. */
export const readRegistrationDraft = (): RegistrationDraft | null => {
  const text = sessionStorage.getItem(DRAFT_KEY);
  if (text === null) return null;
  try {
    return draftSchema.validateSync(JSON.parse(text));
  } catch {
    return null; // not written by this form
  }
};

export const forgetRegistrationDraft = (): void => sessionStorage.removeItem(DRAFT_KEY);
