import { scoreBand } from '#contract/matching';
import type { Match } from '#contract/matching';
import type { EstimateFormulas, PlacementEstimates } from '#contract/placements';
import { type Estimate, unknown } from './estimate.ts';
import { candidateScarcity, competitionLevel, demandForRole, urgencyLevel } from './market.ts';
import { type EndedPlacement, successProbability } from './past.ts';
import { expectedPerformance } from './performance.ts';
import { clientSatisfactionRisk, rampUpTimeWeeks, timeToProductivity, underqualificationRisk } from './risk.ts';
import { TEXTS } from './texts.ts';

/** What the company's own data says around a pair. */
export interface Surroundings {
  /** Scores of the base's other candidates for the offer. */
  others: (number | null)[];
  /** Scores of the whole base on the offer's indispensable needs alone. */
  mustHaves: (number | null)[];
  /** The candidate's scores on the other open offers. */
  otherOffers: (number | null)[];
  ended: EndedPlacement[];
  deadline: string | null;
  noticePeriodWeeks: number | null;
  today: string;
}

type Estimated = {
  [Group in keyof PlacementEstimates]: { [K in keyof PlacementEstimates[Group]]: Estimate<NonNullable<PlacementEstimates[Group][K]>> };
};

const estimate = (match: Match | null, around: Surroundings): Estimated => {
  const ofMatch = <T>(formula: (match: Match) => Estimate<T>): Estimate<T> => (match ? formula(match) : unknown(TEXTS.noScore));
  const rampUp = ofMatch(rampUpTimeWeeks);
  return {
    successMetrics: { successProbability: successProbability(scoreBand(match?.score), around.ended) },
    riskAnalysis: {
      timeToProductivity: timeToProductivity(rampUp, around.noticePeriodWeeks),
      placementFailureProbability: unknown(TEXTS.noOutcomeData),
      retentionRisk: unknown(TEXTS.noOutcomeData),
      clientSatisfactionRisk: ofMatch(clientSatisfactionRisk),
      underqualificationRisk: ofMatch(underqualificationRisk),
    },
    marketContext: {
      competitionLevel: competitionLevel(around.others),
      demandForRole: demandForRole(around.otherOffers),
      candidateScarcity: candidateScarcity(around.mustHaves),
      urgencyLevel: urgencyLevel(around.deadline, around.today),
    },
    performancePredictions: {
      expectedPerformance: ofMatch(expectedPerformance),
      growthPotential: unknown(TEXTS.noGrowthData),
      longTermSuccessProbability: unknown(TEXTS.noOutcomeData),
      rampUpTimeWeeks: rampUp,
    },
  };
};

/** Every estimate of a placement, each with its formula under its path (decisions §5). */
export const estimatesOf = (match: Match | null, around: Surroundings): PlacementEstimates & { formulas: EstimateFormulas } => {
  const formulas: EstimateFormulas = {};
  const groups = Object.entries(estimate(match, around)).map(([group, estimates]) => {
    const values = Object.entries(estimates as Record<string, Estimate<unknown>>).map(([name, { value, formula }]) => {
      formulas[`${group}.${name}`] = formula;
      return [name, value];
    });
    return [group, Object.fromEntries(values)];
  });
  return { ...(Object.fromEntries(groups) as PlacementEstimates), formulas };
};
