import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { templatesTexts } from './texts.ts';

/** Spec 2 §8. A list that does not load says so in its own place too. */
export const templatesNotices: Notices = {
  listTemplates: { failure: (error) => templatesTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createTemplate: { success: () => templatesTexts.created, failure: () => templatesTexts.creationFailed },
  updateTemplate: { success: () => templatesTexts.updated, failure: () => templatesTexts.updateFailed },
  removeTemplate: { success: () => templatesTexts.removed, failure: () => templatesTexts.removalFailed },
};
