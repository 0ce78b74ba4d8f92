import MenuItem from '@mui/material/MenuItem';
import { FormField, type FormFieldProps } from './FormField.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = Omit<FormFieldProps, 'select' | 'children'> & {
  options: readonly SelectOption[];
};

/** A choice among a few values, in a Formik form. */
export const SelectField = ({ options, ...rest }: SelectFieldProps) => (
  <FormField {...rest} select>
    {options.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </FormField>
);
