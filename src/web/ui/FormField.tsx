import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { refusal, type RefusedFields } from '#lib/formErrors';

export type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onBlur'> & {
  name: string;
  label: ReactNode;
  /** Shown while there is no error. */
  hint?: string;
};

/** The label stands above its box, so that an example inside the box is always in sight. */
export const labelAbove = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    mb: 0.75,
    fontSize: '0.875rem',
    fontWeight: 550,
    lineHeight: 1.4,
    whiteSpace: 'normal',
    '&, &.Mui-focused': { color: 'text.primary' },
    '&.Mui-error': { color: 'error.main' },
    '&.Mui-disabled': { color: 'text.disabled' },
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  // Below 16 px a phone zooms into the field.
  '& .MuiInputBase-input': { fontSize: { xs: '1rem', sm: '0.9375rem' } },
  '& .MuiFormHelperText-root': { mx: 0, fontSize: '0.8125rem', lineHeight: 1.4 },
};

/** A text field of a Formik form: its sentence stands under it once it was visited or the form was sent. */
export const FormField = ({ name, hint, slotProps, sx, ...rest }: FormFieldProps) => {
  const [field, meta] = useField<string | number | null>(name);
  const { status } = useFormikContext<unknown>();
  const error = (meta.touched && meta.error) || refusal(status as RefusedFields | undefined, name, field.value);
  return (
    <TextField
      {...field}
      {...rest}
      id={rest.id ?? `field-${name}`}
      value={field.value ?? ''}
      error={Boolean(error)}
      helperText={error ?? hint ?? ' '}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
      sx={[labelAbove, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
};
