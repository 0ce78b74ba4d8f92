import { useCallback } from 'react';
import { useRemoveTemplateMutation } from './templatesApi.ts';
import { templatesTexts } from './texts.ts';

/** Deletes a template once the person confirms (spec 2 §2); false when she does not, or when it failed. */
export const useTemplateRemoval = () => {
  const [removeTemplate] = useRemoveTemplateMutation();
  return useCallback(
    async (id: string): Promise<boolean> => {
      if (!window.confirm(templatesTexts.confirmRemoval)) return false;
      const { error } = await removeTemplate(id);
      return error === undefined;
    },
    [removeTemplate],
  );
};
