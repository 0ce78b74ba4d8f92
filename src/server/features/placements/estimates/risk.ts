import type { Match } from '#contract/matching';
import type { RiskLevel } from '#contract/placements';
import { missingMustHaves, mustHaveShare, required } from './criteria.ts';
import { type Estimate, percent, unknown } from './estimate.ts';
import { TEXTS } from './texts.ts';

const BASE_WEEKS = 2;
const WEEKS_PER_MISSING = 3;
const WEEKS_PER_PARTLY = 1;
const MAX_WEEKS = 26;

/** Weeks to be at ease: two to settle, three per missing indispensable skill, one per skill held in part, 26 at most. */
export const rampUpTimeWeeks = (match: Match): Estimate<number> => {
  if (required(match).length === 0) return unknown(TEXTS.noMustHaves);
  const { missing, partly } = missingMustHaves(match);
  const weeks = BASE_WEEKS + WEEKS_PER_MISSING * missing.length + WEEKS_PER_PARTLY * partly.length;
  return { value: Math.min(MAX_WEEKS, weeks), formula: TEXTS.rampUp(missing.length, partly.length, Math.min(MAX_WEEKS, weeks)) };
};

/** Weeks before the candidate is productive: notice period, then ramp-up. */
export const timeToProductivity = (rampUp: Estimate<number>, noticePeriodWeeks: number | null): Estimate<number> => {
  if (rampUp.value === null) return rampUp;
  if (noticePeriodWeeks === null) return unknown(TEXTS.noNotice);
  return { value: noticePeriodWeeks + rampUp.value, formula: TEXTS.timeToProductivity(noticePeriodWeeks, rampUp.value) };
};

const SAFE = 0.8;
const FAIR = 0.5;

/** By the share of the offer's indispensable criteria that the CV fulfils. */
export const clientSatisfactionRisk = (match: Match): Estimate<RiskLevel> => {
  const share = mustHaveShare(match);
  if (share === null) return unknown(TEXTS.noMustHaves);
  const value = share >= SAFE ? 'low' : share >= FAIR ? 'medium' : 'high';
  return { value, formula: TEXTS.clientSatisfaction(percent(share), percent(SAFE), percent(FAIR)) };
};

/** Less than half of the indispensable, or an indispensable experience or diploma that the CV contradicts. */
export const underqualificationRisk = (match: Match): Estimate<boolean> => {
  const share = mustHaveShare(match);
  if (share === null) return unknown(TEXTS.noMustHaves);
  const contradicted = required(match).find(
    ({ category, outcome }) => outcome === 'not_met' && (category === 'experience' || category === 'education'),
  );
  if (contradicted) return { value: true, formula: TEXTS.contradicted(contradicted.label) };
  return { value: share < FAIR, formula: TEXTS.underqualification(percent(share), percent(FAIR)) };
};
