import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
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

const isAnalyzed = eq(candidates.status, 'analyzed');

/** Features made by these rules from the candidate's present facts; a date leaves the database in milliseconds, as precise as it comes back. */
const madeBy = (rules: string) =>
  and(
    eq(candidateFeatures.candidateId, candidates.id),
    eq(candidateFeatures.version, rules),
    eq(candidateFeatures.factsAt, sql`date_trunc('milliseconds', ${candidates.updatedAt})`),
  );

/** What matching keeps of one company's candidates. */
export const featuresRepository = (database: Database | Transaction, companyId: string) => {
  const member = { id: candidates.id, factsAt: candidates.updatedAt };
  const analyzed = and(eq(candidates.companyId, companyId), isAnalyzed);

  /** Changes whenever a candidate does. */
  const version = (): Promise<string> => listVersion(database, companyId, 'candidates');

  const members = (): Promise<PoolMember[]> => database.select(member).from(candidates).where(analyzed);

  /** Everybody analysed, of these candidates when there are ids; null features are missing or out of date. */
  const withFeatures = (rules: string, ids?: string[]): Promise<(PoolMember & { features: unknown })[]> =>
    database
      .select({ ...member, features: candidateFeatures.features })
      .from(candidates)
      .leftJoin(candidateFeatures, madeBy(rules))
      .where(and(analyzed, ids && inArray(candidates.id, ids)));

  const outdated = async (rules: string): Promise<string[]> => {
    const found = await database
      .select({ id: candidates.id })
      .from(candidates)
      .leftJoin(candidateFeatures, madeBy(rules))
      .where(and(analyzed, isNull(candidateFeatures.candidateId)));
    return found.map(({ id }) => id);
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

  return { version, members, withFeatures, outdated, facts, store };
};

/** Companies with an analysed candidate whose features are missing or of other rules: for the sweep, which acts for none. */
export const companiesWithOutdatedFeatures = async (database: Database, rules: string): Promise<string[]> => {
  const found = await database
    .selectDistinct({ companyId: candidates.companyId })
    .from(candidates)
    .leftJoin(candidateFeatures, madeBy(rules))
    .where(and(isAnalyzed, isNull(candidateFeatures.candidateId)));
  return found.map(({ companyId }) => companyId);
};
