import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

export interface CheckFieldProps {
  name: string;
  label: string;
}

/** A yes or no of a Formik form. */
export const CheckField = ({ name, label }: CheckFieldProps) => {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  return <FormControlLabel control={<Checkbox {...field} id={`field-${name}`} />} label={label} />;
};
