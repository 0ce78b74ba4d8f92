import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import {
  type Conversation,
  CONVERSATION_PAGE,
  type ConversationForm,
  type ConversationListQuery,
  type Message,
} from '#contract/conversations';
import type { Queryable } from '#server/database/client';
import { listVersion, renewListVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { conversations, messages } from '#server/database/schema/conversations';
import { jobs } from '#server/database/schema/jobs';
import { containsWords } from '#server/database/textSearch';

type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
type NewMessage = Omit<typeof messages.$inferInsert, 'companyId'>;

const toConversation = (row: ConversationRow, existing: { candidates: Set<string>; jobs: Set<string> }): Conversation => ({
  id: row.id,
  title: row.title,
  type: row.type,
  context: { searchType: row.searchType, initialQuery: row.initialQuery },
  relatedEntities: {
    candidateIds: row.candidateIds.filter((id) => existing.candidates.has(id)),
    jobIds: row.jobIds.filter((id) => existing.jobs.has(id)),
  },
  summary: row.summary,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
});

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

  /** Which of these records exist, in this company. */
  const existing = async (candidateIds: string[], jobIds: string[]) => {
    const idsIn = async (table: typeof candidates | typeof jobs, ids: string[]): Promise<Set<string>> => {
      if (ids.length === 0) return new Set();
      const rows = await database
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.companyId, companyId), inArray(table.id, ids)));
      return new Set(rows.map(({ id }) => id));
    };
    return { candidates: await idsIn(candidates, candidateIds), jobs: await idsIn(jobs, jobIds) };
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
