import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { formTexts } from './formTexts.ts';
import { BLANK_TEMPLATE, type TemplateFormValues, toCreation } from './templateForm.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useCreateTemplateMutation } from './templatesApi.ts';
import { templatesTexts } from './texts.ts';

/** A new template (spec 2 §2). */
export const TemplateCreatePage = () => {
  const navigate = useNavigate();
  const leave = useLeave();
  const [createTemplate] = useCreateTemplateMutation();
  const save = async (values: TemplateFormValues) => {
    const { data, error } = await createTemplate({ body: toCreation(values) });
    if (data) await leave(paths.templatePreview(data.id));
    return { error };
  };
  return (
    <>
      <BackLink to={paths.templateList} label={templatesTexts.back} />
      <PageHeader title={formTexts.createTitle} />
      <TemplateForm
        initialValues={BLANK_TEMPLATE}
        submitLabel={formTexts.create}
        isNew
        save={save}
        onClose={() => void navigate(paths.templateList)}
      />
    </>
  );
};
