import type { CriterionOutcome } from '#contract/matching';
import type { CandidateFeatures } from './candidateFeatures.ts';
import type { Ask, JobFeatures } from './jobFeatures.ts';

export interface Assessment {
  ask: Ask;
  outcome: CriterionOutcome;
  credit: number;
}

export interface Assessed {
  score: number | null;
  confidence: number;
  assessments: Assessment[];
}

const creditOf = (ask: Ask, candidate: CandidateFeatures): number => {
  if (ask.by === 'skill') return candidate.skills.includes(ask.skill) ? 1 : 0;
  const own = ask.by === 'title' ? candidate.titleWords : candidate.words;
  return ask.words.filter((word) => own.includes(word)).length / ask.words.length;
};

/** The one computation behind score, confidence and criteria. */
export const assess = (job: JobFeatures, candidate: CandidateFeatures): Assessed => {
  const assessments = job.asks.map((ask): Assessment => {
    const credit = creditOf(ask, candidate);
    return { ask, credit, outcome: credit >= 0.8 ? 'met' : credit >= 0.3 ? 'partly' : 'not_found' };
  });
  const sum = assessments.reduce((total, { ask, credit }) => total + ask.weight * credit, 0);
  return {
    score: assessments.length === 0 ? null : Math.round(100 * sum),
    confidence: Math.round(100 * Math.min(1, candidate.words.length / 60) * Math.min(1, job.asks.length / 6)),
    assessments,
  };
};
