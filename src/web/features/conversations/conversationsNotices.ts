import type { Notices } from '#lib/notices';
import { conversationsTexts as texts } from './texts.ts';

/** Spec 2 §8. */
export const conversationsNotices: Notices = {
  listConversations: { failure: () => texts.listFailed },
  createConversation: { success: () => texts.created, failure: () => texts.creationFailed },
  renameConversation: { success: () => texts.renamed, failure: () => texts.renamingFailed },
  removeConversation: { success: () => texts.removed, failure: () => texts.removalFailed },
  sendMessage: { failure: () => texts.sendingFailed },
  summariseConversation: { success: () => texts.summarised, failure: () => texts.summaryFailed },
};
