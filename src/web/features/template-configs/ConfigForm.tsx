import type { FormikHelpers } from 'formik';
import { templateConfigCreationSchema } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { type CallError, failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { FormWorkbench } from '#ui/FormWorkbench';
import { AnonymityFields } from './components/AnonymityFields.tsx';
import { ColorFields } from './components/ColorFields.tsx';
import { FooterFields } from './components/FooterFields.tsx';
import { IdentityFields } from './components/IdentityFields.tsx';
import { LivePreview } from './components/LivePreview.tsx';
import type { ConfigFormValues } from './configForm.ts';

export interface ConfigFormProps {
  initialValues: ConfigFormValues;
  templates: readonly Template[];
  submitLabel?: string;
  /** Leaves the form when it answers no error. */
  save: (values: ConfigFormValues) => Promise<{ error?: CallError }>;
  onClose: () => void;
}

/** Every field of a configuration beside the CV it makes (spec 2 §5). */
export const ConfigForm = ({ initialValues, templates, submitLabel, save, onClose }: ConfigFormProps) => {
  const submit = async (values: ConfigFormValues, { setStatus }: Pick<FormikHelpers<ConfigFormValues>, 'setStatus'>) => {
    const { error } = await save(values);
    if (error) setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <FormWorkbench
      initialValues={initialValues}
      schema={templateConfigCreationSchema}
      onSubmit={submit}
      submitLabel={submitLabel}
      onClose={onClose}
      aside={<LivePreview templates={templates} />}
    >
      <IdentityFields templates={templates} />
      <ColorFields />
      <FooterFields />
      <AnonymityFields />
    </FormWorkbench>
  );
};
