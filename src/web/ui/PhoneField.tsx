import Box from '@mui/material/Box';
import { useField } from 'formik';
import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/phone';
import { FormField } from './FormField.tsx';
import { SelectField } from './SelectField.tsx';
import { uiTexts } from './texts.ts';

export interface PhoneFieldProps {
  name: string;
  /** Field of the form that holds the country's code. */
  countryName: string;
  label: string;
  hint?: string;
}

const countryOf = (code: PhoneCountry) => PHONE_COUNTRIES.find((country) => country.code === code)!;

const options = PHONE_COUNTRIES.map(({ code, name, dialCode }) => ({ value: code, label: `${name} (${dialCode})` }));

const shortName = (code: unknown) => `${String(code)} ${countryOf(code as PhoneCountry).dialCode}`;

/** A phone number as it is dialled in its country, with an example of that country (spec 1 §3). */
export const PhoneField = ({ name, countryName, label, hint }: PhoneFieldProps) => {
  const [{ value: country }] = useField<PhoneCountry>(countryName);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1.5 }}>
      <SelectField name={countryName} label={uiTexts.dialCode} options={options} slotProps={{ select: { renderValue: shortName } }} />
      <FormField name={name} label={label} hint={hint} type="tel" autoComplete="tel-national" placeholder={countryOf(country).example} />
    </Box>
  );
};
