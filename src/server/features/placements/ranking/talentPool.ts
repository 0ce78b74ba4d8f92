import { MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Database } from '#server/database/client';
import { featuresRepository, type PoolMember, type StoredFeatures } from './featuresRepository.ts';
import { makeManyFeatures } from './makeFeatures.ts';

/** Every analysed candidate of a company as matching compares it. */
export interface Pool {
  /** Another one means that a candidate changed. */
  version: string;
  members: StoredFeatures[];
}

/** Candidates held in memory over all companies, the least recently ranked company leaving first. */
const MAX_HELD = 30_000;
/** Of a base: so many changed candidates are asked for by name, more by reading the whole. */
const FEW = 0.1;

/**
 * Features of a company's whole base. Held in memory while no candidate changes; what changed is read from the database,
 * or made from the facts and stored, so that the first ranking after a start makes nothing anew.
 */
export const createTalentPool = (database: Database) => {
  const held = new Map<string, Pool>();
  const underWay = new Map<string, Promise<Pool>>();

  const hold = (companyId: string, pool: Pool) => {
    held.delete(companyId);
    held.set(companyId, pool);
    let count = [...held.values()].reduce((sum, { members }) => sum + members.length, 0);
    for (const [oldest, { members }] of held) {
      if (count <= MAX_HELD || oldest === companyId) break;
      held.delete(oldest);
      count -= members.length;
    }
    return pool;
  };

  const complete = async (companyId: string, missing: PoolMember[], size: number): Promise<StoredFeatures[]> => {
    if (missing.length === 0) return [];
    const ids = missing.map(({ id }) => id);
    const asked = new Set(ids);
    const some = missing.length <= size * FEW;
    const found = (await featuresRepository(database, companyId).stored(some ? ids : undefined, MATCHING_VERSION)).filter(({ id }) =>
      asked.has(id),
    );
    for (const { id } of found) asked.delete(id);
    return [...found, ...(await makeManyFeatures(database, companyId, [...asked]))];
  };

  const load = async (companyId: string): Promise<Pool> => {
    const repository = featuresRepository(database, companyId);
    // Before the candidates: what changes meanwhile makes the next call look again.
    const version = await repository.version();
    const before = held.get(companyId);
    if (before?.version === version) return hold(companyId, before);
    const known = new Map(before?.members.map((member) => [member.id, member]));
    const members = await repository.members();
    const kept: StoredFeatures[] = [];
    const missing: PoolMember[] = [];
    for (const member of members) {
      const same = known.get(member.id);
      if (same?.factsAt.getTime() === member.factsAt.getTime()) kept.push(same);
      else missing.push(member);
    }
    return hold(companyId, { version, members: [...kept, ...(await complete(companyId, missing, members.length))] });
  };

  /** Calls at the same time share one look. */
  return (companyId: string): Promise<Pool> => {
    const looking = underWay.get(companyId);
    if (looking) return looking;
    const look = load(companyId).finally(() => underWay.delete(companyId));
    underWay.set(companyId, look);
    return look;
  };
};
