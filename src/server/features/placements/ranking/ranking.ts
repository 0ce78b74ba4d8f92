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

/** Scores of one offer, by what each was made from: a candidate that has not changed keeps its own. */
export type KnownScores = WeakMap<StoredFeatures, Scored>;

/** Scores a base for an offer as far as it is not known, letting the server answer others in between. */
export const scoreAll = async (job: JobFeatures, members: StoredFeatures[], known: KnownScores): Promise<Scored[]> => {
  let made = 0;
  const scored: Scored[] = [];
  for (const member of members) {
    let own = known.get(member);
    if (!own) {
      if (made % SCORED_AT_ONCE === 0) await setImmediate();
      made += 1;
      own = { id: member.id, ...scoreOf(job, member.features) };
      known.set(member, own);
    }
    scored.push(own);
  }
  return scored;
};
