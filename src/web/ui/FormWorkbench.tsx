import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik, type FormikConfig, type FormikValues, useFormikContext, yupToFormErrors } from 'formik';
import type { ReactNode } from 'react';
import { type Schema, ValidationError } from 'yup';
import { commonTexts } from '#lib/commonTexts';
import { useFormClose } from '#lib/useFormClose';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FrameProps {
  submitLabel?: string;
  onClose: () => void;
  /** Shows what the fields make, beside them; below on a narrow screen. */
  aside: ReactNode;
  children: ReactNode;
}

export interface FormWorkbenchProps<Values> extends FrameProps, Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'> {
  schema: Schema;
}

/** Formik's own use of a schema takes an emptied field for an absent one, which the schema then fills with its default. */
const validateWith = (schema: Schema) => async (values: unknown) => {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors<object>(error);
    throw error;
  }
};

const Frame = ({ submitLabel = commonTexts.save, onClose, aside, children }: FrameProps) => {
  const { isSubmitting } = useFormikContext();
  const close = useFormClose(onClose);
  return (
    <Form>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px)' },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{children}</Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 24, minWidth: 0 }}>{aside}</Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1.5,
          mt: 3,
          py: 1.5,
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button onClick={close} disabled={isSubmitting}>
          {commonTexts.cancel}
        </Button>
        <SubmitButton label={submitLabel} busyLabel={commonTexts.saving} />
      </Box>
    </Form>
  );
};

/** A form beside what it makes: a failed save keeps what was typed, leaving a changed form asks first (decisions §4). */
export const FormWorkbench = <Values extends FormikValues>({ initialValues, schema, onSubmit, ...frame }: FormWorkbenchProps<Values>) => (
  <Formik initialValues={initialValues} validate={validateWith(schema)} onSubmit={onSubmit}>
    <Frame {...frame} />
  </Formik>
);
