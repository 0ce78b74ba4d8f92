import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { useOneAtATime } from '#lib/useOneAtATime';
import { BLANK_TEMPLATE, type TemplateFormValues, toCreation } from './templateForm.ts';
import { useCreateTemplateMutation } from './templatesApi.ts';

type Original = Pick<TemplateFormValues, 'description' | 'category' | 'handlebarsTemplate'> & Partial<TemplateFormValues>;

/** Makes a template of the company's own from another one, under this name, and opens it for editing. */
export const useTemplateCopy = () => {
  const [createTemplate] = useCreateTemplateMutation();
  const leave = useLeave();
  return useOneAtATime(async (original: Original, name: string): Promise<void> => {
    const { description, category, handlebarsTemplate, version, templateType } = { ...BLANK_TEMPLATE, ...original };
    const copy = { ...BLANK_TEMPLATE, name, description, category, handlebarsTemplate, version, templateType };
    const { data } = await createTemplate({ body: toCreation(copy) });
    if (data) await leave(paths.templateEdit(data.id));
  });
};
