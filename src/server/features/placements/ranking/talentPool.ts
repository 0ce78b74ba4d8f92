import { MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Database } from '#server/database/client';
import { featuresRepository, type StoredFeatures } from './featuresRepository.ts';
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

  /** All, or these; whoever has no features gets them. */
  const read = async (companyId: string, ids?: string[]): Promise<StoredFeatures[]> => {
    const members = await featuresRepository(database, companyId).withFeatures(MATCHING_VERSION, ids);
    const ready = members.filter((member): member is StoredFeatures => member.features !== null);
    const others = members.filter(({ features }) => features === null).map(({ id }) => id);
    return [...ready, ...(await makeManyFeatures(database, companyId, others))];
  };

  /** What has not changed stays the same object. */
  const renew = async (companyId: string, before: StoredFeatures[]): Promise<StoredFeatures[]> => {
    const known = new Map(before.map((member) => [member.id, member]));
    const members = await featuresRepository(database, companyId).members();
    const kept: StoredFeatures[] = [];
    const changed: string[] = [];
    for (const { id, factsAt } of members) {
      const same = known.get(id);
      if (same?.factsAt.getTime() === factsAt.getTime()) kept.push(same);
      else changed.push(id);
    }
    if (changed.length > members.length * FEW) return read(companyId);
    return changed.length === 0 ? kept : [...kept, ...(await read(companyId, changed))];
  };

  const load = async (companyId: string): Promise<Pool> => {
    // Before the candidates: what changes meanwhile makes the next call look again.
    const version = await featuresRepository(database, companyId).version();
    const before = held.get(companyId);
    if (before?.version === version) return hold(companyId, before);
    const members = before ? await renew(companyId, before.members) : await read(companyId);
    return hold(companyId, { version, members });
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
