import type { CandidatePassages } from '#contract/candidates';
import type { JobFacts, JobPassages } from '#contract/jobs';
import { type CriterionCategory, type Match, MATCH_DIMENSIONS, type MatchCriterion, type MatchDimension } from '#contract/matching';
import { assess } from './assess.ts';
import { candidateFeatures } from './candidateFeatures.ts';
import { askedIn, proofOf } from './evidence.ts';
import { explain } from './explain.ts';
import { jobFeatures } from './jobFeatures.ts';
import type { MatchedCandidate } from './matchedCandidate.ts';
import { MATCHING_VERSION } from './weights.ts';

const DIMENSIONS: Record<CriterionCategory, MatchDimension> = {
  skill: 'technical_skills',
  title: 'experience',
  experience: 'experience',
  education: 'technical_skills',
  language: 'technical_skills',
  soft_skill: 'soft_skills',
  location: 'environment',
  contract: 'environment',
  salary: 'environment',
};

const dimensionsOf = (criteria: readonly MatchCriterion[]): Match['dimensions'] => {
  const rated = MATCH_DIMENSIONS.map((dimension) => {
    const own = criteria.filter(({ category }) => DIMENSIONS[category] === dimension);
    const weight = own.reduce((sum, one) => sum + one.weight, 0);
    return [
      dimension,
      weight === 0 ? null : Math.round((100 * own.reduce((sum, one) => sum + one.weight * one.credit, 0)) / weight),
    ] as const;
  });
  return Object.fromEntries(rated) as Match['dimensions'];
};

/** How a candidate meets an offer, criterion by criterion (decisions §6); the score is `scoreOf`'s, from the same computation. */
export const matchOf = (
  job: { facts: JobFacts; passages: JobPassages },
  candidate: { facts: MatchedCandidate; passages: CandidatePassages },
): Match => {
  const features = jobFeatures(job.facts);
  const { score, confidence, verdicts } = assess(features, candidateFeatures(candidate.facts));
  const criteria = features.asks.map((ask, index): MatchCriterion => {
    const verdict = verdicts[index]!;
    return {
      category: ask.category,
      kind: ask.kind,
      label: ask.label,
      outcome: verdict.outcome,
      weight: ask.weight,
      credit: verdict.credit,
      explanation: explain(ask, verdict, candidate.facts),
      asked: askedIn(ask, job.passages),
      proof: proofOf(ask, verdict, candidate),
    };
  });
  return { score, confidence, version: MATCHING_VERSION, criteria, dimensions: dimensionsOf(criteria) };
};
