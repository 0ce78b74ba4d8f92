import { useRemoval } from '#lib/useRemoval';
import { useRemoveTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** Deletes a configuration once the person confirms (spec 2 §2). */
export const useConfigRemoval = () => useRemoval(configsTexts.confirmRemoval, useRemoveTemplateConfigMutation()[0]);
