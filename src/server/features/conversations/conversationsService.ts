import { v7 as uuidv7 } from 'uuid';
import type { ChatBody, Conversation, ConversationForm, ConversationListQuery, Exchange, Message } from '#contract/conversations';
import { summarise } from '#server/analysis/assistant/summarise';
import type { ModelClient } from '#server/analysis/model/modelClient';
import { writeSummary } from '#server/analysis/model/writeAnswer';
import type { Database } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import { present } from '#server/records/present';
import { type Answering, createAnswering } from './answering.ts';
import { conversationsRepository, toMessage } from './conversationsRepository.ts';
import { createKnowledge } from './knowledge.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  /** null: the built-in assistant alone. */
  model: ModelClient | null;
  clock?: () => Date;
}

/** Messages that a summary looks at. */
const SUMMED_UP = 200;

/** Conversations about the company's own records (spec 2 §2, §7): what was asked, what was answered, what they were about. */
export const createConversationsService = ({ database, model, clock = () => new Date() }: Dependencies) => {
  const of = (companyId: string) => conversationsRepository(database, companyId);
  const knowledge = createKnowledge(database);
  const answer = createAnswering(knowledge, model, clock);

  const get = async (companyId: string, id: string): Promise<Conversation> => present(await of(companyId).find(id));

  /** Records that the company does not have are refused where they stand. */
  const create = async (companyId: string, form: ConversationForm): Promise<Conversation> => {
    const { candidateIds, jobIds } = form.relatedEntities;
    const existing = await of(companyId).existing(candidateIds, jobIds);
    const fields = {
      ...(candidateIds.some((id) => !existing.candidates.has(id)) && { 'relatedEntities.candidateIds': TEXTS.unknownRecord }),
      ...(jobIds.some((id) => !existing.jobs.has(id)) && { 'relatedEntities.jobIds': TEXTS.unknownRecord }),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
    const id = await database.transaction((transaction) => conversationsRepository(transaction, companyId).insert(form));
    return get(companyId, id);
  };

  const rename = async (companyId: string, id: string, title: string): Promise<Conversation> => {
    const renamed = await database.transaction((transaction) => conversationsRepository(transaction, companyId).update(id, { title }));
    if (!renamed) throw new AppError('not_found');
    return get(companyId, id);
  };

  const remove = async (companyId: string, id: string): Promise<void> => {
    const removed = await database.transaction((transaction) => conversationsRepository(transaction, companyId).remove(id));
    if (!removed) throw new AppError('not_found');
  };

  const messages = async (companyId: string, id: string, query: { limit?: number; before?: string | null }): Promise<Message[]> => {
    await get(companyId, id);
    return (await of(companyId).messagesOf(id, query)).map(toMessage);
  };

  /** Question and answer are kept together: a question that found no answer is not kept (spec 2 §4). */
  const chat = async (companyId: string, id: string, body: ChatBody, listener?: Answering): Promise<Exchange> => {
    const conversation = await get(companyId, id);
    const history = await of(companyId).messagesOf(id, { limit: 20 });
    const asked = clock();
    const { content, citations, note, memory } = await answer(companyId, { conversation, history, ...body }, listener);
    const answered = clock();
    return database.transaction(async (transaction) => {
      const repository = conversationsRepository(transaction, companyId);
      const common = { conversationId: id };
      const kept = await repository.addMessages([
        { ...common, id: uuidv7(), role: 'user', content: body.content, createdAt: asked },
        { ...common, id: uuidv7(), role: 'assistant', content, citations, note, memory, createdAt: answered },
      ]);
      if (!(await repository.update(id, { lastMessageAt: answered }))) throw new AppError('not_found');
      const [question, reply] = kept.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(toMessage);
      return { question: question!, answer: reply! };
    });
  };

  const summarised = async (companyId: string, conversation: Conversation): Promise<string> => {
    const rows = await of(companyId).messagesOf(conversation.id, { limit: SUMMED_UP });
    const builtIn = summarise(conversation.title, rows.map(toMessage));
    if (!model || rows.length === 0) return builtIn;
    const cited = rows.flatMap(({ citations }) => citations);
    return writeSummary(model, await knowledge.baseOf(companyId), rows, cited).catch(() => builtIn);
  };

  /** What was asked, what was found, the records named (issue 7). */
  const summariseConversation = async (companyId: string, id: string): Promise<{ summary: string }> => {
    const summary = await summarised(companyId, await get(companyId, id));
    await database.transaction((transaction) => conversationsRepository(transaction, companyId).update(id, { summary }));
    return { summary };
  };

  return {
    list: (companyId: string, query: ConversationListQuery) => of(companyId).list(query),
    version: (companyId: string): Promise<string> => of(companyId).version(),
    get,
    create,
    rename,
    remove,
    messages,
    chat,
    summarise: summariseConversation,
  };
};
export type ConversationsService = ReturnType<typeof createConversationsService>;
