import type { World } from './world.ts';

/** Names a pair in `World.rankings`. */
export const rankingKey = (candidateId: string, jobId: string): string => `${candidateId} ${jobId}`;

/** What the world says of a pair, and the placement that it is already. */
export const rankedPair = ({ rankings, placements }: World, candidateId: string, jobId: string) => ({
  ...(rankings[rankingKey(candidateId, jobId)] ?? { score: null, confidence: 0, strengths: [], missingSkills: [] }),
  placementId: placements.find(({ candidate, job }) => candidate.id === candidateId && job.id === jobId)?.id ?? null,
});

/** Best first; whom nothing can be said of comes last. */
export const inRankingOrder = <T extends { score: number | null }>(ranked: T[]): T[] =>
  ranked.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
