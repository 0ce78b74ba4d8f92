import { type Company, type CompanySettings, TIMEZONES } from '#contract/company';
import type { SelectOption } from '#ui/SelectField';

/** The settings offer one timezone less than the onboarding (spec 1 §3). */
export const SETTINGS_TIMEZONES = TIMEZONES.filter((timezone) => timezone !== 'Australia/Sydney');

/** The form's own list, and the saved value where the list lacks it, so that nothing is lost silently (decisions §4). */
export const withSaved = (list: readonly string[], saved: string): SelectOption[] =>
  [...new Set([...list, saved])].map((value) => ({ value, label: value }));

/** What the form holds. */
export const companyValues = (company: Company): CompanySettings => ({
  name: company.name,
  website: company.website ?? '',
  phone: company.phone,
  address: company.address,
  city: company.city,
  country: company.country,
  industry: company.industry,
  companySize: company.companySize,
  timezone: company.timezone,
});
