import { emptyOnboarding, localeOf, timezoneOf, toCompanyCreation } from '../../../../src/web/features/company/onboardingValues.ts';

test.each([
  ['fr', 'fr-FR'],
  ['fr-CA', 'fr-FR'],
  ['en', 'en-US'],
  ['en-AU', 'en-US'],
  ['en-GB', 'en-GB'],
  ['es-MX', 'es-ES'],
  ['de-CH', 'de-DE'],
  ['pt-BR', 'fr-FR'],
])('a browser in %s begins with %s', (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Australia/Sydney', 'Australia/Sydney'],
  ['America/Toronto', 'Europe/Paris'],
  ['UTC', 'Europe/Paris'],
])('a browser in %s begins with %s', (browser, timezone) => {
  expect(timezoneOf(browser)).toBe(timezone);
});

test('the defaults are those of the specification', () => {
  expect(emptyOnboarding()).toMatchObject({ industry: 'it', companySize: '1-10', phoneCountry: 'FR' });
});

test('what is optional is left out when it is blank, kept when it is filled', () => {
  const typed = { ...emptyOnboarding(), phone: '06 39 98 00 12', website: '  ', logoUrl: '', description: ' Une équipe. ' };
  const sent = JSON.parse(JSON.stringify(toCompanyCreation(typed))) as Record<string, unknown>;
  expect(sent).toMatchObject({ phone: '+33639980012', description: 'Une équipe.' });
  for (const absent of ['website', 'logoUrl', 'phoneCountry']) expect(sent).not.toHaveProperty(absent);
});
