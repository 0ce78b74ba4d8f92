import { type Registration, type RegistrationForm, registrationSchema } from '#contract/account';
import { DEFAULT_PHONE_COUNTRY, normalizePhone, type PhoneCountry } from '#contract/phone';
import { readRegistrationDraft } from './simpleRegistration.ts';

/** What the registration form holds; the role is the default one (spec 1 §5). */
export type RegistrationValues = Omit<RegistrationForm, 'role'> & { phoneCountry: PhoneCountry };

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: DEFAULT_PHONE_COUNTRY,
  phone: '',
  password: '',
  confirmPassword: '',
};

/** Begins with what the simpler sign-up asked for in this tab (decisions §4). */
export const startingRegistration = (): RegistrationValues => {
  const { companyName: _, ...draft } = readRegistrationDraft() ?? { companyName: '' };
  return { ...emptyRegistration, ...draft };
};

/** What is sent: the phone with its dial code, never the confirmation (spec 1 §3). */
export const toRegistration = ({ phone, phoneCountry, ...values }: RegistrationValues): Registration =>
  registrationSchema.cast({ ...values, phone: normalizePhone(phone, phoneCountry) }, { stripUnknown: true });
