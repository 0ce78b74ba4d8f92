import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { conversationsNotices } from './conversationsNotices.ts';

/** Of `/conversations` and `/conversations/{conversationId}`: the list stays while the conversation beside it changes. */
export const ConversationsPage = lazyPage(
  `${paths.conversations}/*`,
  async () => (await import('./ConversationsPage.tsx')).ConversationsPage,
);
