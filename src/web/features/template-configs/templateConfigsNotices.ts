import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { configsTexts } from './texts.ts';

/** Spec 2 §8. A list that does not load says so in its own place too. */
export const templateConfigsNotices: Notices = {
  listTemplateConfigs: { failure: (error) => configsTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  listConfigTemplates: { failure: (error) => configsTexts.templatesFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createTemplateConfig: { success: () => configsTexts.created, failure: () => configsTexts.creationFailed },
  updateTemplateConfig: { success: () => configsTexts.updated, failure: () => configsTexts.updateFailed },
  removeTemplateConfig: { success: () => configsTexts.removed, failure: () => configsTexts.removalFailed },
  downloadSample: { success: () => configsTexts.downloaded, failure: () => configsTexts.downloadFailed },
};
