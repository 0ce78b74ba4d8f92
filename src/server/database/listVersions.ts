import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { listVersions } from './schema/listVersions.ts';

export type VersionedList = 'candidates' | 'jobs' | 'conversations';

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

/** '' while nothing was ever written. */
export const listVersion = async (database: Queryable, companyId: string, list: VersionedList): Promise<string> => {
  const [row] = await database
    .select({ version: listVersions.version })
    .from(listVersions)
    .where(and(eq(listVersions.companyId, companyId), eq(listVersions.list, list)));
  return row?.version ?? '';
};
