/** Countries a phone number may be typed for, with dial code and an example (spec 1 §3). */
export const PHONE_COUNTRIES = [
  { code: 'FR', name: 'France', dialCode: '+33', example: '6 12 34 56 78' },
  { code: 'BE', name: 'Belgique', dialCode: '+32', example: '470 12 34 56' },
  { code: 'CH', name: 'Suisse', dialCode: '+41', example: '78 123 45 67' },
  { code: 'CA', name: 'Canada', dialCode: '+1', example: '514 555 0123' },
  { code: 'US', name: 'États-Unis', dialCode: '+1', example: '201 555 0123' },
  { code: 'GB', name: 'Royaume-Uni', dialCode: '+44', example: '7400 123456' },
  { code: 'DE', name: 'Allemagne', dialCode: '+49', example: '1512 3456789' },
  { code: 'ES', name: 'Espagne', dialCode: '+34', example: '612 34 56 78' },
  { code: 'IT', name: 'Italie', dialCode: '+39', example: '312 345 6789' },
  { code: 'NL', name: 'Pays-Bas', dialCode: '+31', example: '6 12345678' },
] as const;

export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]['code'];

export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'FR';

/** What was typed, as dial code plus digits: a leading 0 and a repeated dial code are dropped; '' stays '' (spec 1 §4). */
export const normalizePhone = (typed: string, country: PhoneCountry): string => {
  const { dialCode } = PHONE_COUNTRIES.find(({ code }) => code === country)!;
  const dialDigits = dialCode.slice(1);
  const international = typed.trim().replace(/^00/, '+');
  let digits = international.replaceAll(/\D/g, '');
  const repeatsDialCode = digits.startsWith(dialDigits) && (international.startsWith('+') || digits.length > 10);
  if (repeatsDialCode) digits = digits.slice(dialDigits.length);
  digits = digits.replace(/^0/, '');
  return digits === '' ? '' : dialCode + digits;
};
