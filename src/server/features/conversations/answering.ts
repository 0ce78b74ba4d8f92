import type { Conversation, Message } from '#contract/conversations';
import { type Answer, answerBlind, answerOf, planOf, termsOf } from '#server/analysis/assistant/assistant';
import type { Intent, Memory } from '#server/analysis/assistant/plan';
import { dayOf } from '#server/analysis/assistant/understand/dates';
import { type ModelClient, ModelFailure } from '#server/analysis/model/modelClient';
import { writeAnswer } from '#server/analysis/model/writeAnswer';
import type { MessageRow } from './conversationsRepository.ts';
import type { Knowledge } from './knowledge.ts';
import { TEXTS } from './texts.ts';

/** Who follows an answer while it is written. */
export interface Answering {
  onText: (text: string) => void;
  /** What was shown is not to be kept. */
  onReset: () => void;
}

interface Asked {
  conversation: Conversation;
  /** The latest messages, oldest first. */
  history: MessageRow[];
  content: string;
  enableRAG: boolean;
}

type Reply = Pick<Answer, 'content' | 'citations'> & Pick<Message, 'note'> & { memory: Memory | null };

/** Refusals, courtesies and the like, which no model may reword. */
const SETTLED: ReadonlySet<Intent> = new Set(['help', 'thanks', 'protected', 'outside', 'action']);
const HISTORY = 6;

/** Answers a question: from the records by the built-in assistant, in the model's words where one is configured and answers well. */
export const createAnswering = (knowledge: Knowledge, model: ModelClient | null, clock: () => Date) => {
  const inWords = async (asked: Parameters<typeof writeAnswer>[1], builtIn: Reply, listener?: Answering): Promise<Reply> => {
    let shown = false;
    const show = (text: string) => {
      shown = true;
      listener?.onText(text);
    };
    try {
      return { ...builtIn, ...(await writeAnswer(model!, asked, listener && show)) };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (shown) listener?.onReset();
      return { ...builtIn, note: TEXTS.notes[error.reason] };
    }
  };

  return async (companyId: string, { conversation, history, content, enableRAG }: Asked, listener?: Answering): Promise<Reply> => {
    const base = await knowledge.baseOf(companyId);
    const memory = (history.findLast(({ role }) => role === 'assistant')?.memory ?? null) as Memory | null;
    const earlier = history.slice(-HISTORY).map((message) => ({ role: message.role, content: message.content }));
    if (!enableRAG) {
      const blind: Reply = { ...answerBlind(base), note: null, memory };
      return model ? inWords({ question: content, history: [], found: blind, base, withRecords: false }, blind, listener) : blind;
    }
    const { searchType } = conversation.context;
    const { candidateIds, jobIds } = conversation.relatedEntities;
    const thread = { focus: { searchType, people: candidateIds, offers: jobIds }, memory, today: dayOf(clock()) };
    const plan = planOf(content, base, thread);
    const hits = await knowledge.hitsOf(companyId, termsOf(plan));
    const builtIn: Reply = { ...answerOf(content, plan, base, hits, thread), note: null };
    if (!model || SETTLED.has(plan.intent)) return builtIn;
    return inWords({ question: content, history: earlier, found: builtIn, base, withRecords: true }, builtIn, listener);
  };
};
