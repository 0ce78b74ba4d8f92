import { SCORE_THRESHOLDS } from '#contract/matching';
import type { RiskLevel, UrgencyLevel } from '#contract/placements';
import { daysBetween } from './days.ts';
import { type Estimate, MIN_BASE, percent, unknown } from './estimate.ts';
import { TEXTS } from './texts.ts';

type Scores = readonly (number | null)[];

const countFrom = (scores: Scores, threshold: number) => scores.filter((score) => score !== null && score >= threshold).length;

const SEVERAL_RIVALS = 3;
const MANY_RIVALS = 10;

/** Other candidates of the base who score 60 or more for the offer. */
export const competitionLevel = (others: Scores): Estimate<RiskLevel> => {
  if (others.every((score) => score === null)) return unknown(TEXTS.noComparableBase);
  const rivals = countFrom(others, SCORE_THRESHOLDS.good);
  const value = rivals >= MANY_RIVALS ? 'high' : rivals >= SEVERAL_RIVALS ? 'medium' : 'low';
  return { value, formula: TEXTS.competition(rivals, SEVERAL_RIVALS, MANY_RIVALS) };
};

const RARE = 0.1;
const UNCOMMON = 0.3;

/** Share of the base that holds what the offer calls indispensable: scores on those needs alone. */
export const candidateScarcity = (mustHaveScores: Scores): Estimate<RiskLevel> => {
  const known = mustHaveScores.filter((score) => score !== null);
  if (known.length === 0) return unknown(TEXTS.noMustHaves);
  if (known.length < MIN_BASE) return unknown(TEXTS.smallBase(known.length, MIN_BASE));
  const holders = countFrom(known, SCORE_THRESHOLDS.excellent);
  const share = holders / known.length;
  const value = share < RARE ? 'high' : share < UNCOMMON ? 'medium' : 'low';
  return { value, formula: TEXTS.scarcity(holders, known.length, percent(share)) };
};

const MIN_OFFERS = 3;
const WANTED = 2;
const MUCH_WANTED = 4;

/** Other open offers of the company on which this candidate scores 60 or more. */
export const demandForRole = (otherOffers: Scores): Estimate<RiskLevel> => {
  if (otherOffers.length < MIN_OFFERS) return unknown(TEXTS.fewOffers(MIN_OFFERS));
  const fitting = countFrom(otherOffers, SCORE_THRESHOLDS.good);
  const value = fitting >= MUCH_WANTED ? 'high' : fitting >= WANTED ? 'medium' : 'low';
  return { value, formula: TEXTS.demand(fitting, otherOffers.length) };
};

const URGENT_DAYS = 7;
const SOON_DAYS = 21;

/** Days left before the offer's deadline. */
export const urgencyLevel = (deadline: string | null, today: string): Estimate<UrgencyLevel> => {
  if (deadline === null) return unknown(TEXTS.noDeadline);
  const left = daysBetween(today, deadline);
  if (left < 0) return unknown(TEXTS.deadlinePassed);
  const value = left <= URGENT_DAYS ? 'urgent' : left <= SOON_DAYS ? 'high' : 'normal';
  return { value, formula: TEXTS.urgency(left, URGENT_DAYS, SOON_DAYS) };
};
