import { scoreBand, type ScoreBand } from '#contract/matching';
import { addDays, daysBetween } from './days.ts';
import { type Estimate, MIN_PAST, percent, unknown } from './estimate.ts';
import { TEXTS } from './texts.ts';

/** A placement that has ended, as `placed` or `rejected`. */
export interface EndedPlacement {
  matchScore: number | null;
  /** Calendar days, `2026-12-31`. null when it was rejected. */
  createdOn: string;
  placedOn: string | null;
}

/** Share of the ended placements of the same score band that ended placed, when there are at least five. */
export const successProbability = (band: ScoreBand | null, ended: readonly EndedPlacement[]): Estimate<number> => {
  if (band === null) return unknown(TEXTS.noScore);
  const alike = ended.filter(({ matchScore }) => scoreBand(matchScore) === band);
  if (alike.length < MIN_PAST) return unknown(TEXTS.fewEnded(alike.length, MIN_PAST));
  const placed = alike.filter(({ placedOn }) => placedOn !== null).length;
  const share = placed / alike.length;
  return { value: Math.round(share * 100) / 100, formula: TEXTS.success(placed, alike.length, percent(share)) };
};

const MIN_PLACED = 3;

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
};

/** Creation plus the company's median time from creation to « placé », over three placements at least; none once it is past. */
export const expectedCompletion = (createdOn: string, today: string, ended: readonly EndedPlacement[]): Estimate<string> => {
  const durations = ended.flatMap((past) => (past.placedOn === null ? [] : daysBetween(past.createdOn, past.placedOn)));
  if (durations.length < MIN_PLACED) return unknown(TEXTS.fewPlaced(durations.length, MIN_PLACED));
  const days = median(durations.toSorted((a, b) => a - b));
  const value = addDays(createdOn, days);
  return value < today ? unknown(TEXTS.completionPast(days)) : { value, formula: TEXTS.completion(days, durations.length) };
};
