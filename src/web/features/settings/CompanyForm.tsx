import { type Company, type CompanySettings, companySettingsSchema, INDUSTRIES, SETTINGS_COMPANY_SIZES } from '#contract/company';
import { industryNames } from '#features/company';
import { FormField } from '#ui/FormField';
import { SectionCard } from '#ui/SectionCard';
import { SelectField } from '#ui/SelectField';
import { companyValues, SETTINGS_TIMEZONES, withSaved } from './companyValues.ts';
import { SettingsForm } from './components/SettingsForm.tsx';
import { useUpdateCompanyMutation } from './settingsApi.ts';
import { settingsTexts as texts } from './texts.ts';

const industries = INDUSTRIES.map((value) => ({ value, label: industryNames[value] }));

export interface CompanyFormProps {
  company: Company;
}

/** Spec 1 §5, Settings, Company. */
export const CompanyForm = ({ company }: CompanyFormProps) => {
  const [update] = useUpdateCompanyMutation();
  const save = async (values: CompanySettings) => {
    const { data, error } = await update({ params: { id: company.id }, body: companySettingsSchema.cast(values) });
    return data ? { saved: companyValues(data) } : { error };
  };
  return (
    <SectionCard title={texts.company}>
      <SettingsForm stored={companyValues(company)} save={save} validationSchema={companySettingsSchema}>
        <FormField name="name" label={texts.companyName} autoComplete="organization" />
        <SelectField name="industry" label={texts.industry} options={industries} />
        <SelectField name="companySize" label={texts.companySize} options={withSaved(SETTINGS_COMPANY_SIZES, company.companySize)} />
        <FormField
          name="website"
          label={texts.website}
          hint={texts.optional}
          type="url"
          autoComplete="url"
          placeholder={texts.websiteExample}
        />
        <FormField name="phone" label={texts.phone} hint={texts.optional} type="tel" autoComplete="tel" />
        <FormField name="address" label={texts.address} hint={texts.optional} autoComplete="street-address" />
        <FormField name="city" label={texts.city} hint={texts.optional} autoComplete="address-level2" />
        <FormField name="country" label={texts.country} hint={texts.optional} autoComplete="country-name" />
        <SelectField name="timezone" label={texts.timezone} options={withSaved(SETTINGS_TIMEZONES, company.timezone)} />
      </SettingsForm>
    </SectionCard>
  );
};
