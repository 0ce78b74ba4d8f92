import { candidateFeatures, MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Database } from '#server/database/client';
import { candidateFacts } from '../matchedFacts.ts';
import { featuresRepository, type PoolMember, type StoredFeatures } from './featuresRepository.ts';

/** Every analysed candidate of a company as matching compares it. */
export interface Pool {
  /** Another one means that a candidate changed. */
  version: string;
  members: StoredFeatures[];
}

/** Candidates held in memory over all companies, the least recently ranked company leaving first. */
const MAX_HELD = 30_000;
const READ_AT_ONCE = 1000;
/** Making features takes a moment each; so many, and the server answers others. */
const MADE_AT_ONCE = 100;

const inChunks = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

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

  const make = (companyId: string, ids: string[]): Promise<StoredFeatures[]> =>
    database.transaction(async (transaction) => {
      const repository = featuresRepository(transaction, companyId);
      const made = (await repository.facts(ids)).map((candidate) => ({
        id: candidate.id,
        factsAt: candidate.updatedAt,
        features: candidateFeatures(candidateFacts(candidate)),
      }));
      await repository.store(made, MATCHING_VERSION);
      return made;
    });

  const complete = async (companyId: string, missing: PoolMember[]): Promise<StoredFeatures[]> => {
    const ids = missing.map(({ id }) => id);
    const found: StoredFeatures[] = [];
    for (const chunk of inChunks(ids, READ_AT_ONCE))
      found.push(...(await featuresRepository(database, companyId).stored(chunk, MATCHING_VERSION)));
    const known = new Set(found.map(({ id }) => id));
    for (const chunk of inChunks(
      ids.filter((id) => !known.has(id)),
      MADE_AT_ONCE,
    ))
      found.push(...(await make(companyId, chunk)));
    return found;
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
    return hold(companyId, { version, members: [...kept, ...(await complete(companyId, missing))] });
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
export type TalentPool = ReturnType<typeof createTalentPool>;
