import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/client';
import { renewListVersion } from '#server/database/listVersions';
import { conversations, messages } from '#server/database/schema/conversations';
import { TEXTS } from './texts.ts';

const asPattern = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const nameless = (column: PgColumn, names: string[]): SQL =>
  names.reduce((text, name) => sql`regexp_replace(${text}, ${asPattern(name)}, ${TEXTS.somebodyDeleted}, 'gi')`, sql`${column}`);

/**
 * A deleted candidate stays in no conversation: answers that cite them are erased, since nobody can tell which of their
 * facts are whose. Questions and titles of these conversations lose the name, and summaries are to be asked for again.
 */
export const forgetCandidate = async (transaction: Transaction, companyId: string, candidateId: string): Promise<void> => {
  const citing = and(
    eq(messages.companyId, companyId),
    sql`${messages.citations} @> ${JSON.stringify([{ kind: 'candidate', id: candidateId }])}::jsonb`,
  );
  const cited = await transaction
    .select({ conversationId: messages.conversationId, citations: messages.citations })
    .from(messages)
    .where(citing);
  if (cited.length === 0) return;

  await transaction.update(messages).set({ content: TEXTS.answerErased, citations: [], note: null, memory: null }).where(citing);
  const ids = [...new Set(cited.map(({ conversationId }) => conversationId))];
  const labels = cited.flatMap(({ citations }) => citations).filter(({ id }) => id === candidateId);
  const names = [...new Set(labels.map(({ label }) => label))].filter(Boolean);
  await transaction
    .update(messages)
    .set({ content: nameless(messages.content, names) })
    .where(and(eq(messages.companyId, companyId), inArray(messages.conversationId, ids)));
  await transaction
    .update(conversations)
    .set({ summary: '', title: nameless(conversations.title, names), initialQuery: nameless(conversations.initialQuery, names) })
    .where(and(eq(conversations.companyId, companyId), inArray(conversations.id, ids)));
  await renewListVersion(transaction, companyId, 'conversations');
};
