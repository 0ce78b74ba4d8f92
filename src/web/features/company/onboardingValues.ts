import { type CompanyCreation, type CompanyLocale, companySchema, TIMEZONES, type Timezone } from '#contract/company';
import { DEFAULT_PHONE_COUNTRY, normalizePhone, type PhoneCountry } from '#contract/phone';

/** What the onboarding form holds: an empty text where nothing was typed. */
export type OnboardingValues = { [Field in keyof CompanyCreation]-?: NonNullable<CompanyCreation[Field]> } & { phoneCountry: PhoneCountry };

const LANGUAGE_LOCALES: Record<string, CompanyLocale> = { fr: 'fr-FR', en: 'en-US', es: 'es-ES', de: 'de-DE' };

/** Locale of a browser language (spec 1 §4): en-GB is kept apart from the other kinds of English. */
export const localeOf = (browserLanguage: string): CompanyLocale => {
  const language = browserLanguage.toLowerCase();
  return language === 'en-gb' ? 'en-GB' : (LANGUAGE_LOCALES[language.slice(0, 2)] ?? 'fr-FR');
};

/** The browser's timezone where it is in the list, Europe/Paris otherwise (spec 1 §4, decisions §4). */
export const timezoneOf = (browserTimezone: string): Timezone =>
  TIMEZONES.find((timezone) => timezone === browserTimezone) ?? 'Europe/Paris';

/** Defaults of spec 1 §9. */
export const emptyOnboarding = (): OnboardingValues => ({
  name: '',
  slug: '',
  industry: 'it',
  companySize: '1-10',
  website: '',
  logoUrl: '',
  description: '',
  phoneCountry: DEFAULT_PHONE_COUNTRY,
  phone: '',
  timezone: timezoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  address: '',
  city: '',
  country: '',
  billingEmail: '',
  billingAddress: '',
  locale: localeOf(navigator.language),
});

/** What is sent: the phone with its dial code; website, description and logoUrl only if filled (spec 1 §5). */
export const toCompanyCreation = ({ phone, phoneCountry, website, description, logoUrl, ...rest }: OnboardingValues): CompanyCreation =>
  companySchema.cast({
    ...rest,
    phone: normalizePhone(phone, phoneCountry),
    website: website.trim() || undefined,
    description: description.trim() || undefined,
    logoUrl: logoUrl.trim() || undefined,
  });
