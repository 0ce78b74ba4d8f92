import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { listVersions } from './schema/listVersions.ts';

export type VersionedList = 'candidates' | 'jobs' | 'conversations' | 'placements';

/**
 * Marks a company's list as changed; call it last in the transaction that writes. Neither `max(updated_at)` nor a count
 * would do: a slow transaction may commit an older date than one already seen.
 */
export const renewListVersion = async (transaction: Queryable, companyId: string, list: VersionedList): Promise<void> => {
  const version = sql`gen_random_uuid()`;
  await transaction
    .insert(listVersions)
    .values({ companyId, list, version })
    .onConflictDoUpdate({ target: [listVersions.companyId, listVersions.list], set: { version } });
};

/** The version of all that an answer is made of; '' while nothing was ever written. */
export const listVersion = async (database: Queryable, companyId: string, ...lists: VersionedList[]): Promise<string> => {
  const rows = await database
    .select({ version: listVersions.version })
    .from(listVersions)
    .where(and(eq(listVersions.companyId, companyId), inArray(listVersions.list, lists)))
    .orderBy(asc(listVersions.list));
  return rows.map(({ version }) => version).join(' ');
};
