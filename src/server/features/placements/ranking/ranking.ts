import { setImmediate } from 'node:timers/promises';
import type { JobFeatures } from '#server/analysis/matching/features';
import { scoreOf } from '#server/analysis/matching/score';
import type { StoredFeatures } from './featuresRepository.ts';

export interface Scored {
  id: string;
  score: number | null;
  confidence: number;
}

const SCORED_AT_ONCE = 500;

/** Best first, then the surer, then the newer; whom nothing can be said of comes last, but comes. */
export const inOrder = <T extends Scored>(scored: T[]): T[] =>
  scored.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.confidence - a.confidence || (a.id < b.id ? 1 : -1));

/** Scores a base for an offer, letting the server answer others in between. */
export const scoreAll = async (job: JobFeatures, members: StoredFeatures[]): Promise<Scored[]> => {
  const scored: Scored[] = [];
  for (const { id, features } of members) {
    if (scored.length % SCORED_AT_ONCE === 0) await setImmediate();
    scored.push({ id, ...scoreOf(job, features) });
  }
  return scored;
};
