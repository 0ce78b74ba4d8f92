import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { type Ref, useMemo } from 'react';
import type { Rendering } from '#features/cv';
import { refusal, type RefusedFields } from '#lib/formErrors';
import type { CodeEditorHandle } from '../editor/CodeEditor.tsx';
import { LazyCodeEditor } from '../editor/LazyCodeEditor.tsx';
import { formTexts } from '../formTexts.ts';

export interface CodeFieldProps {
  name: string;
  label: string;
  /** What became of the code; null until it was rendered. */
  rendering: Rendering | null;
  ref: Ref<CodeEditorHandle>;
}

/** The template's code, with the line that cannot be rendered pointed at. */
export const CodeField = ({ name, label, rendering, ref }: CodeFieldProps) => {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const { status } = useFormikContext();
  const error = (meta.touched && meta.error) || refusal(status as RefusedFields | undefined, name, field.value);
  const problem = useMemo(
    () => (rendering?.ok === false && rendering.line !== null ? { line: rendering.line, message: rendering.message } : null),
    [rendering],
  );
  return (
    <Box>
      <Typography component="div" sx={{ mb: 0.75, fontSize: '0.875rem', fontWeight: 550, color: error ? 'error.main' : 'text.primary' }}>
        {label}
      </Typography>
      <LazyCodeEditor
        ref={ref}
        label={label}
        value={field.value}
        onChange={(value) => void setValue(value)}
        onBlur={() => void setTouched(true)}
        isInvalid={Boolean(error)}
        problem={problem}
      />
      <FormHelperText error={Boolean(error)} sx={{ fontSize: '0.8125rem' }}>
        {error || formTexts.codeHint}
      </FormHelperText>
      {rendering?.ok === false && field.value !== '' ? (
        <FormHelperText error role="status" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {rendering.message}
        </FormHelperText>
      ) : null}
    </Box>
  );
};
