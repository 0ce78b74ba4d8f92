import type { Message } from '#contract/conversations';

/** Ids of a question and its answer until the server has given them theirs. */
export const PENDING_QUESTION = 'pending-question';
export const PENDING_ANSWER = 'pending-answer';

const isPending = ({ id }: Message) => id === PENDING_QUESTION || id === PENDING_ANSWER;

export const withoutPending = (messages: readonly Message[]): Message[] => messages.filter((message) => !isPending(message));

/** The messages with a question and its answer at the end, once: a reload may have brought them already. */
export const withExchange = (messages: readonly Message[], question: Message, answer: Message): Message[] => [
  ...withoutPending(messages).filter(({ id }) => id !== question.id && id !== answer.id),
  question,
  answer,
];
