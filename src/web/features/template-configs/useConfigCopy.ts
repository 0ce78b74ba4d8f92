import type { TemplateConfig } from '#contract/template-configs';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { useOneAtATime } from '#lib/useOneAtATime';
import { toBody, toFormValues } from './configForm.ts';
import { useCreateTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** Copies a configuration, never as the default one, and opens the copy for editing. */
export const useConfigCopy = () => {
  const [createConfig] = useCreateTemplateConfigMutation();
  const leave = useLeave();
  return useOneAtATime(async (config: TemplateConfig): Promise<void> => {
    const copy = { ...toFormValues(config), name: configsTexts.copyOf(config.name), isDefault: false };
    const { data } = await createConfig({ body: toBody(copy) });
    if (data) await leave(paths.templateConfigEdit(data.id));
  });
};
