import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { noticeTexts } from './noticeTexts.ts';

/** Spec 2 §8. A list that does not load says so in its own place too. */
export const templateConfigsNotices: Notices = {
  listTemplateConfigs: { failure: (error) => noticeTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  listConfigTemplates: { failure: (error) => noticeTexts.templatesFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createTemplateConfig: { success: () => noticeTexts.created, failure: () => noticeTexts.creationFailed },
  updateTemplateConfig: { success: () => noticeTexts.updated, failure: () => noticeTexts.updateFailed },
  removeTemplateConfig: { success: () => noticeTexts.removed, failure: () => noticeTexts.removalFailed },
  downloadSample: { success: () => noticeTexts.downloaded, failure: () => noticeTexts.downloadFailed },
};
