import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { TemplateRecord } from './components/TemplateRecord.tsx';
import { formTexts } from './formTexts.ts';
import { type TemplateFormValues, toFormValues, toUpdate } from './templateForm.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useUpdateTemplateMutation } from './templatesApi.ts';
import { templatesTexts } from './texts.ts';

/** Edits a template (spec 2 §2). */
export const TemplateEditPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const leave = useLeave();
  const [updateTemplate] = useUpdateTemplateMutation();
  const preview = paths.templatePreview(id);
  const save = async (values: TemplateFormValues) => {
    const { error } = await updateTemplate({ params: { id }, body: toUpdate(values) });
    if (!error) await leave(preview);
    return { error };
  };
  return (
    <TemplateRecord id={id}>
      {(template) => (
        <>
          <BackLink to={paths.templateList} label={templatesTexts.back} />
          <PageHeader title={formTexts.editTitle} subtitle={template.name} />
          <TemplateForm key={id} initialValues={toFormValues(template)} save={save} onClose={() => void navigate(preview)} />
        </>
      )}
    </TemplateRecord>
  );
};
