import { useCallback } from 'react';
import { useRemoveTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** Deletes a configuration once the person confirms (spec 2 §2). */
export const useConfigRemoval = () => {
  const [removeConfig] = useRemoveTemplateConfigMutation();
  return useCallback(
    async (id: string): Promise<void> => {
      if (window.confirm(configsTexts.confirmRemoval)) await removeConfig(id);
    },
    [removeConfig],
  );
};
