import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import {
  type Citation,
  type Conversation,
  CONVERSATION_PAGE,
  type ConversationForm,
  type ConversationListQuery,
  type Message,
} from '#contract/conversations';
import { nameOf } from '#server/analysis/assistant/base';
import type { Queryable } from '#server/database/client';
import { listVersion, renewListVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { conversations, messages } from '#server/database/schema/conversations';
import { jobs } from '#server/database/schema/jobs';
import { containsWords } from '#server/database/textSearch';
import { TEXTS } from './texts.ts';

type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
type NewMessage = Omit<typeof messages.$inferInsert, 'companyId'>;

/** Names of existing records, by id. */
type Names = ReadonlyMap<string, string>;

const toConversation = (row: ConversationRow, existing: { candidates: Names; jobs: Names }): Conversation => ({
  id: row.id,
  title: row.title,
  type: row.type,
  context: { searchType: row.searchType, initialQuery: row.initialQuery },
  relatedEntities: {
    candidateIds: row.candidateIds.filter((id) => existing.candidates.has(id)),
    jobIds: row.jobIds.filter((id) => existing.jobs.has(id)),
  },
  relatedRecords: [...named('candidate', row.candidateIds, existing.candidates), ...named('job', row.jobIds, existing.jobs)],
  summary: row.summary,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
});

const named = (kind: 'candidate' | 'job', ids: readonly string[], names: Names): Citation[] =>
  ids.flatMap((id) => (names.has(id) ? [{ kind, id, label: names.get(id)! }] : []));

export const toMessage = ({ id, role, content, citations, note, createdAt }: MessageRow): Message => ({
  id,
  role,
  content,
  citations,
  note,
  createdAt: createdAt.toISOString(),
});

/** Conversations of one company: no query of this feature reaches another's. */
export const conversationsRepository = (database: Queryable, companyId: string) => {
  const owned = eq(conversations.companyId, companyId);
  const one = (id: string) => and(owned, eq(conversations.id, id));
  const touch = () => renewListVersion(database, companyId, 'conversations');

  /** Which of these records exist, in this company, and what they are called. */
  const existing = async (candidateIds: string[], jobIds: string[]): Promise<{ candidates: Names; jobs: Names }> => {
    const people =
      candidateIds.length === 0
        ? []
        : await database
            .select({ id: candidates.id, firstName: candidates.firstName, lastName: candidates.lastName })
            .from(candidates)
            .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, candidateIds)));
    const offers =
      jobIds.length === 0
        ? []
        : await database
            .select({ id: jobs.id, title: jobs.title })
            .from(jobs)
            .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, jobIds)));
    return {
      candidates: new Map(people.map((person) => [person.id, nameOf(person) || TEXTS.unnamedCandidate])),
      jobs: new Map(offers.map(({ id, title }) => [id, title || TEXTS.untitledJob])),
    };
  };

  const shown = async (rows: ConversationRow[]): Promise<Conversation[]> => {
    const known = await existing(
      rows.flatMap(({ candidateIds }) => candidateIds),
      rows.flatMap(({ jobIds }) => jobIds),
    );
    return rows.map((row) => toConversation(row, known));
  };

  const list = async ({ limit = CONVERSATION_PAGE, offset = 0, search }: ConversationListQuery) => {
    const condition: SQL | undefined = and(owned, search ? containsWords(search, [conversations.title]) : undefined);
    const latest = sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`;
    const rows = await database
      .select()
      .from(conversations)
      .where(condition)
      .orderBy(desc(latest), desc(conversations.id))
      .limit(limit)
      .offset(offset);
    const [all] = await database.select({ n: count() }).from(conversations).where(condition);
    return { conversations: await shown(rows), total: all!.n };
  };

  const find = async (id: string): Promise<Conversation | undefined> => {
    const rows = await database.select().from(conversations).where(one(id));
    return (await shown(rows))[0];
  };

  const insert = async ({ title, type, context, relatedEntities }: ConversationForm): Promise<string> => {
    const [row] = await database
      .insert(conversations)
      .values({ companyId, title, type, ...context, ...relatedEntities })
      .returning({ id: conversations.id });
    await touch();
    return row!.id;
  };

  /** False when there is no such conversation. */
  const update = async (id: string, changes: Partial<typeof conversations.$inferInsert>): Promise<boolean> => {
    const updated = await database.update(conversations).set(changes).where(one(id)).returning({ id: conversations.id });
    if (updated.length > 0) await touch();
    return updated.length > 0;
  };

  /** Its messages go with it. False when there was none. */
  const remove = async (id: string): Promise<boolean> => {
    const removed = await database.delete(conversations).where(one(id)).returning({ id: conversations.id });
    if (removed.length > 0) await touch();
    return removed.length > 0;
  };

  /** Oldest first: all of them, or the last `limit`, those before the one named. */
  const messagesOf = async (
    conversationId: string,
    { limit, before }: { limit?: number; before?: string | null },
  ): Promise<MessageRow[]> => {
    const rows = database
      .select()
      .from(messages)
      .where(
        and(eq(messages.companyId, companyId), eq(messages.conversationId, conversationId), before ? lt(messages.id, before) : undefined),
      )
      .orderBy(desc(messages.id));
    return (await (limit === undefined ? rows : rows.limit(limit))).toReversed();
  };

  const addMessages = async (added: NewMessage[]): Promise<MessageRow[]> =>
    database
      .insert(messages)
      .values(added.map((message) => ({ ...message, companyId })))
      .returning();

  /** Changes whenever the list would, deletions of related records included. */
  const version = async (): Promise<string> =>
    (await Promise.all((['conversations', 'candidates', 'jobs'] as const).map((name) => listVersion(database, companyId, name)))).join(' ');

  return { list, find, insert, update, remove, existing, messagesOf, addMessages, version };
};
