import { useSendMessageMutation } from './conversationsApi.ts';
import { keepDraft, useDraft } from './draft.ts';

/** Under which the message of a conversation is followed, whoever sent it. */
export const chatKey = (conversationId: string): string => `chat:${conversationId}`;

/** What a conversation sends: the text being typed, and the message under way, which another screen may have sent. */
export const useChat = (conversationId: string) => {
  const [sendMessage, { isLoading }] = useSendMessageMutation({ fixedCacheKey: chatKey(conversationId) });
  const text = useDraft(conversationId);
  const type = (typed: string) => keepDraft(conversationId, typed);
  const send = (message: string) => {
    const content = message.trim();
    if (content !== '' && !isLoading) void sendMessage({ id: conversationId, content });
  };
  const sendTyped = () => {
    if (text.trim() === '' || isLoading) return;
    send(text);
    type('');
  };
  return { text, type, send, sendTyped, isAnswering: isLoading };
};
