import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Formik, type FormikConfig, type FormikValues, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { useFormClose } from '#lib/useFormClose';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FrameProps {
  /** What is being edited. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export type FormPageProps<Values> = FrameProps & Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema' | 'onSubmit'>;

const Frame = ({ title, onClose, children }: FrameProps) => {
  const { isSubmitting } = useFormikContext();
  const close = useFormClose(onClose);
  return (
    <Form>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
        <Typography variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}>
          <Button onClick={close} disabled={isSubmitting}>
            {commonTexts.cancel}
          </Button>
          <SubmitButton label={commonTexts.save} busyLabel={commonTexts.saving} />
        </Box>
      </Card>
    </Form>
  );
};

/** A form on a page of its own: a failed save keeps what was typed, leaving a changed form asks first (decisions §4). */
export const FormPage = <Values extends FormikValues>({ initialValues, validationSchema, onSubmit, ...frame }: FormPageProps<Values>) => (
  <Formik initialValues={initialValues} validationSchema={validationSchema} onSubmit={onSubmit}>
    <Frame {...frame} />
  </Formik>
);
