import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CandidateFeatures } from '#server/analysis/matching/features';
import type { Database, Transaction } from '#server/database/client';
import { listVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { candidateFeatures } from '#server/database/schema/matchFeatures';
import type { CandidateColumns } from '../placementRecord.ts';

/** An analysed candidate, and when its facts were last written. */
export interface PoolMember {
  id: string;
  factsAt: Date;
}
export interface StoredFeatures extends PoolMember {
  features: CandidateFeatures;
}

/** What matching keeps of one company's candidates. */
export const featuresRepository = (database: Database | Transaction, companyId: string) => {
  const member = { id: candidates.id, factsAt: candidates.updatedAt };
  const analyzed = and(eq(candidates.companyId, companyId), eq(candidates.status, 'analyzed'));

  /** Changes whenever a candidate does. */
  const version = (): Promise<string> => listVersion(database, companyId, 'candidates');

  const members = (): Promise<PoolMember[]> => database.select(member).from(candidates).where(analyzed);

  /** Those of the candidates whose features were made by these rules from their present facts. */
  const stored = async (ids: string[], rules: string): Promise<StoredFeatures[]> => {
    const { candidateId, features, factsAt, version: madeBy } = candidateFeatures;
    // A date leaves the database in milliseconds: as precise as it comes back.
    const present = eq(factsAt, sql`date_trunc('milliseconds', ${candidates.updatedAt})`);
    const rows = await database
      .select({ ...member, features })
      .from(candidates)
      .innerJoin(candidateFeatures, and(eq(candidateId, candidates.id), eq(madeBy, rules), present))
      .where(and(analyzed, inArray(candidates.id, ids)));
    return rows as StoredFeatures[];
  };

  /** Their facts, and their rows locked: what is stored below is of candidates that still exist. */
  const facts = (ids: string[]): Promise<CandidateColumns[]> =>
    database
      .select(getTableColumns(candidates))
      .from(candidates)
      .where(and(analyzed, inArray(candidates.id, ids)))
      .for('key share');

  const store = async (made: StoredFeatures[], rules: string): Promise<void> => {
    if (made.length === 0) return;
    await database
      .insert(candidateFeatures)
      .values(made.map(({ id, factsAt, features }) => ({ candidateId: id, companyId, version: rules, factsAt, features })))
      .onConflictDoUpdate({
        target: candidateFeatures.candidateId,
        set: { version: sql`excluded.version`, factsAt: sql`excluded.facts_at`, features: sql`excluded.features` },
      });
  };

  return { version, members, stored, facts, store };
};
