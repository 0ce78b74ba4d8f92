import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { LOCALES, TIMEZONES } from '#contract/company';
import { FormField } from '#ui/FormField';
import { PhoneField } from '#ui/PhoneField';
import { SectionCard } from '#ui/SectionCard';
import { SelectField } from '#ui/SelectField';
import { SubmitButton } from '#ui/SubmitButton';
import { companyTexts as texts, localeNames } from '../texts.ts';
import { twoColumns, wholeRow } from './layout.ts';

const timezones = TIMEZONES.map((value) => ({ value, label: value }));
const locales = LOCALES.map((value) => ({ value, label: localeNames[value] }));

export interface ContactStepProps {
  onPrevious: () => void;
}

/** Step 2 (spec 1 §2). */
export const ContactStep = ({ onPrevious }: ContactStepProps) => {
  const { isValid, isSubmitting, validateForm } = useFormikContext();
  // Whether the form is valid changes with the step: more is asked for here than in the first one.
  useEffect(() => {
    void validateForm();
  }, [validateForm]);
  return (
    <SectionCard title={texts.contact}>
      <Box sx={twoColumns}>
        <PhoneField name="phone" countryName="phoneCountry" label={texts.phone} />
        <FormField name="billingEmail" label={texts.billingEmail} type="email" autoComplete="email" />
        <FormField name="address" label={texts.address} autoComplete="street-address" sx={wholeRow} />
        <FormField name="city" label={texts.city} autoComplete="address-level2" />
        <FormField name="country" label={texts.country} autoComplete="country-name" />
        <FormField name="billingAddress" label={texts.billingAddress} autoComplete="billing street-address" sx={wholeRow} />
        <SelectField name="timezone" label={texts.timezone} options={timezones} />
        <SelectField name="locale" label={texts.locale} options={locales} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
        <Button variant="outlined" onClick={onPrevious} disabled={isSubmitting}>
          {texts.previous}
        </Button>
        <SubmitButton label={texts.create} busyLabel={texts.creating} disabled={!isValid} />
      </Box>
    </SectionCard>
  );
};
