import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TemplateConfig } from '#contract/template-configs';
import { paths } from '#lib/paths';
import { toBody, toFormValues } from './configForm.ts';
import { useCreateTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** Copies a configuration, never as the default one, and opens the copy for editing. */
export const useConfigCopy = () => {
  const [createConfig] = useCreateTemplateConfigMutation();
  const navigate = useNavigate();
  return useCallback(
    async (config: TemplateConfig): Promise<void> => {
      const copy = { ...toFormValues(config), name: configsTexts.copyOf(config.name), isDefault: false };
      const { data } = await createConfig({ body: toBody(copy) });
      if (data) void navigate(paths.templateConfigEdit(data.id));
    },
    [createConfig, navigate],
  );
};
