import { SCORE_THRESHOLDS } from '#contract/matching';
import type { PriorityLevel } from '#contract/placements';
import { daysBetween } from './days.ts';

const NEAR_DEADLINE_DAYS = 14;

interface Asked {
  matchScore: number | null;
  deadline: string | null;
  today: string;
}

/**
 * What nobody chose: high for an excellent score, or a good one whose offer closes within 14 days; medium for a good score;
 * low below. null before the analysis.
 */
export const priorityOf = ({ matchScore, deadline, today }: Asked): PriorityLevel | null => {
  if (matchScore === null) return null;
  if (matchScore < SCORE_THRESHOLDS.good) return 'low';
  const left = deadline === null ? null : daysBetween(today, deadline);
  const near = left !== null && left >= 0 && left <= NEAR_DEADLINE_DAYS;
  return near || matchScore >= SCORE_THRESHOLDS.excellent ? 'high' : 'medium';
};
