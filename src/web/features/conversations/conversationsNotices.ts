import type { Notices } from '#lib/notices';
import { noticeTexts } from './noticeTexts.ts';

/** Spec 2 §8. */
export const conversationsNotices: Notices = {
  listConversations: { failure: () => noticeTexts.listFailed },
  createConversation: { success: () => noticeTexts.created, failure: () => noticeTexts.creationFailed },
  renameConversation: { success: () => noticeTexts.renamed, failure: () => noticeTexts.renamingFailed },
  removeConversation: { success: () => noticeTexts.removed, failure: () => noticeTexts.removalFailed },
  sendMessage: { failure: () => noticeTexts.sendingFailed },
  summariseConversation: { success: () => noticeTexts.summarised, failure: () => noticeTexts.summaryFailed },
};
