import type { CandidatePassages } from '#contract/candidates';
import type { JobFacts, JobPassages } from '#contract/jobs';
import { type Match, MATCH_DIMENSIONS, type MatchDimension } from '#contract/matching';
import { assess, type Assessment } from './assess.ts';
import { candidateFeatures, jobFeatures, MATCHING_VERSION, type MatchedCandidate } from './features.ts';

const DIMENSION_OF = {
  skill: 'technical_skills',
  title: 'experience',
  experience: 'experience',
  education: 'experience',
  language: 'environment',
  soft_skill: 'soft_skills',
  location: 'environment',
  contract: 'environment',
  salary: 'environment',
} as const;

const dimensionsOf = (assessments: readonly Assessment[]): Match['dimensions'] => {
  const dimension = (name: MatchDimension): number | null => {
    const own = assessments.filter(({ ask }) => DIMENSION_OF[ask.category] === name);
    const weight = own.reduce((sum, { ask }) => sum + ask.weight, 0);
    return weight === 0 ? null : Math.round((100 * own.reduce((sum, { ask, credit }) => sum + ask.weight * credit, 0)) / weight);
  };
  return Object.fromEntries(MATCH_DIMENSIONS.map((name) => [name, dimension(name)])) as Match['dimensions'];
};

const EXPLANATIONS = {
  met: 'Le CV le mentionne.',
  partly: 'Le CV en mentionne une partie.',
  not_met: 'Le CV dit autre chose.',
  not_found: 'Le CV n’en dit rien.',
} as const;

/** How a candidate meets an offer, criterion by criterion (decisions §6); the score is `scoreOf`'s, from the same computation. */
export const matchOf = (
  job: { facts: JobFacts; passages: JobPassages },
  candidate: { facts: MatchedCandidate; passages: CandidatePassages },
): Match => {
  const { score, confidence, assessments } = assess(jobFeatures(job.facts), candidateFeatures(candidate.facts));
  return {
    score,
    confidence,
    version: MATCHING_VERSION,
    criteria: assessments.map(({ ask, outcome, credit }) => ({
      category: ask.category,
      kind: ask.kind,
      label: ask.label,
      outcome,
      weight: ask.weight,
      credit,
      explanation: EXPLANATIONS[outcome],
      asked: job.passages[ask.path]?.text ?? null,
      proof: null,
    })),
    dimensions: dimensionsOf(assessments),
  };
};
