import { useRemoval } from '#lib/useRemoval';
import { useRemoveTemplateMutation } from './templatesApi.ts';
import { templatesTexts } from './texts.ts';

/** Deletes a template once the person confirms (spec 2 §2). */
export const useTemplateRemoval = () => useRemoval(templatesTexts.confirmRemoval, useRemoveTemplateMutation()[0]);
