import type { CandidateLevel } from '#contract/candidates';

/** Level of a candidate, and the one that a job asks for. */
export const LEVEL_NAMES = {
  junior: 'Junior',
  mid_level: 'Confirmé',
  senior: 'Senior',
  lead: 'Lead',
  principal: 'Principal',
} satisfies Record<CandidateLevel, string>;
