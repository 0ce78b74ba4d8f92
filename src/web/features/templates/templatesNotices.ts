import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { noticeTexts } from './noticeTexts.ts';

/** Spec 2 §8. A list that does not load says so in its own place too. */
export const templatesNotices: Notices = {
  listTemplates: { failure: (error) => noticeTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createTemplate: { success: () => noticeTexts.created, failure: () => noticeTexts.creationFailed },
  updateTemplate: { success: () => noticeTexts.updated, failure: () => noticeTexts.updateFailed },
  removeTemplate: { success: () => noticeTexts.removed, failure: () => noticeTexts.removalFailed },
};
