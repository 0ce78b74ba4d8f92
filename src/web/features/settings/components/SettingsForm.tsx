import Box from '@mui/material/Box';
import { Formik, type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { type CallError, failureFields } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { FieldGrid } from '#ui/FieldGrid';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { Unsaved } from './Unsaved.tsx';

export interface SettingsFormProps<Values> extends Pick<FormikConfig<Values>, 'validationSchema'> {
  /** What is stored now; read once. */
  stored: Values;
  /** Answers what the form holds afterwards, or why it was refused. */
  save: (values: Values) => Promise<{ saved: Values } | { error: CallError }>;
  submitLabel?: string;
  children: ReactNode;
}

/** A form that stays on the page: a failed save keeps what was typed, and so does a slow one that succeeds (decisions §4). */
export const SettingsForm = <Values extends FormikValues>({
  stored,
  save,
  validationSchema,
  submitLabel = commonTexts.save,
  children,
}: SettingsFormProps<Values>) => {
  const [initialValues] = useState(stored);
  const form = useRef<FormikProps<Values>>(null);

  const submit = async (values: Values, { setStatus, resetForm }: FormikHelpers<Values>) => {
    const outcome = await save(values);
    if ('error' in outcome) return setStatus(refusedFields(failureFields(outcome.error), values));
    const typedSince = form.current?.values;
    resetForm({ values: outcome.saved });
    if (typedSince && typedSince !== values) await form.current?.setValues(typedSince);
    return undefined;
  };

  return (
    <Formik innerRef={form} initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      <Form>
        <Unsaved />
        <FieldGrid>{children}</FieldGrid>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <SubmitButton label={submitLabel} busyLabel={commonTexts.saving} />
        </Box>
      </Form>
    </Formik>
  );
};
