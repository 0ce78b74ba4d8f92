import Card from '@mui/material/Card';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { templateCreationSchema } from '#contract/templates';
import type { Rendering } from '#features/cv';
import { type CallError, failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { FormWorkbench } from '#ui/FormWorkbench';
import { CodeField } from './components/CodeField.tsx';
import { LivePreview } from './components/LivePreview.tsx';
import { StartFrom } from './components/StartFrom.tsx';
import { TemplateFields } from './components/TemplateFields.tsx';
import { VariablesList } from './components/VariablesList.tsx';
import type { CodeEditorHandle } from './editor/CodeEditor.tsx';
import { formTexts } from './formTexts.ts';
import type { TemplateFormValues } from './templateForm.ts';

export interface TemplateFormProps {
  initialValues: TemplateFormValues;
  submitLabel?: string;
  /** Whether a built-in template may be taken to begin with. */
  isNew?: boolean;
  /** Leaves the form when it answers no error. */
  save: (values: TemplateFormValues) => Promise<{ error?: CallError }>;
  onClose: () => void;
}

/** A template beside what it makes of the sample CV. One that cannot be rendered may be saved, to be mended later. */
export const TemplateForm = ({ initialValues, submitLabel, isNew = false, save, onClose }: TemplateFormProps) => {
  const editor = useRef<CodeEditorHandle>(null);
  const [rendering, setRendering] = useState<Rendering | null>(null);
  const submit = async (values: TemplateFormValues, { setStatus }: Pick<FormikHelpers<TemplateFormValues>, 'setStatus'>) => {
    const { error } = await save(values);
    if (error) setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <FormWorkbench
      initialValues={initialValues}
      schema={templateCreationSchema}
      onSubmit={submit}
      submitLabel={submitLabel}
      onClose={onClose}
      aside={<LivePreview onRendered={setRendering} />}
    >
      <TemplateFields />
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        {isNew ? <StartFrom /> : null}
        <CodeField name="handlebarsTemplate" label={formTexts.fields.handlebarsTemplate} rendering={rendering} ref={editor} />
        <VariablesList onInsert={(code) => editor.current?.insert(code)} />
      </Card>
    </FormWorkbench>
  );
};
