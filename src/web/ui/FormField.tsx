import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';

export type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  name: string;
  label: ReactNode;
  /** Shown while there is no error. */
  hint?: string;
};

/** A text field of a Formik form: its sentence stands under it once it was visited or the form was sent. */
export const FormField = ({ name, hint, ...rest }: FormFieldProps) => {
  const [field, meta] = useField<string | number | null>(name);
  const error = meta.touched && meta.error ? meta.error : null;
  return (
    <TextField {...rest} {...field} id={rest.id ?? `field-${name}`} value={field.value ?? ''} error={error !== null} helperText={error ?? hint ?? ' '} />
  );
};
