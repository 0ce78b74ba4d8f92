import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { paths } from '#lib/paths';
import { useAppDispatch } from '#lib/redux';
import { type NewConversation, toCreation } from './conversationForm.ts';
import { conversationsApi, useCreateConversationMutation } from './conversationsApi.ts';
import { chatKey } from './useChat.ts';

const { listMessages, sendMessage } = conversationsApi.endpoints;

/** Opens a conversation, goes to its page (spec 2 §2) and asks the first question, if there is one. */
export const useConversationCreation = (onCreated: () => void) => {
  const [createConversation] = useCreateConversationMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  /** The messages come first, so that the question shows among them at once. */
  const ask = async (id: string, content: string) => {
    const messages = dispatch(listMessages.initiate(id));
    await messages;
    void dispatch(sendMessage.initiate({ id, content }, { fixedCacheKey: chatKey(id) }));
    messages.unsubscribe();
  };

  return async (values: NewConversation, { setStatus }: Pick<FormikHelpers<NewConversation>, 'setStatus'>): Promise<void> => {
    const { data, error } = await createConversation({ body: toCreation(values) });
    if (!data) return setStatus(refusedFields(failureFields(error), values));
    const question = values.context.initialQuery.trim();
    if (question !== '') await ask(data.id, question);
    onCreated();
    return navigate(paths.conversation(data.id));
  };
};
