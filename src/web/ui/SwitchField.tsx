import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';

export interface SwitchFieldProps extends Pick<FormControlLabelProps, 'sx'> {
  name: string;
  label: string;
}

/** Something of a Formik form that is on or off. */
export const SwitchField = ({ name, label, sx }: SwitchFieldProps) => {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  return <FormControlLabel control={<Switch {...field} id={`field-${name}`} />} label={label} sx={sx} />;
};
