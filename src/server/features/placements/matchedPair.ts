import { matchOf } from '#server/analysis/matching/match';
import { readingOf } from '#server/analysis/matching/reading';
import { candidateSide, jobSide } from './matchedFacts.ts';
import type { PlacementChanges, PlacementRecord } from './placementRecord.ts';
import { TEXTS } from './texts.ts';

/** What the analysis of a pair gives: a match, the sentence that tells why there is none, or nothing before both sides are analysed. */
export type PairOutcome = { matched: PlacementChanges } | { failed: string } | 'not_ready';

export const matchPair = ({ candidate, job }: Pick<PlacementRecord, 'candidate' | 'job'>): PairOutcome => {
  if (candidate.status === 'ai_analyzing' || job.status === 'ai_analyzing') return 'not_ready';
  if (candidate.status === 'analysis_failed') return { failed: TEXTS.candidateFailed };
  if (job.status === 'draft' && job.analysisError !== null) return { failed: TEXTS.jobFailed };
  const match = matchOf(jobSide(job), candidateSide(candidate));
  const { reasoning, ...reading } = readingOf(match);
  const { score: matchScore, confidence: confidenceLevel } = match;
  return { matched: { match, matchScore, confidenceLevel, reading, aiReasoning: reasoning, analysisError: null } };
};
