import type { Statistics } from '#contract/statistics';
import { formatEuros, formatNumber, formatPercent } from '#lib/figures';
import { percentChange, percentOf } from './changes.ts';
import { analyticsTexts as texts } from './texts.ts';

const days = (value: number) => texts.days(formatNumber(value), value);

export interface Indicator {
  label: string;
  /** Real, or the specification's; null when the period has none. */
  value: number | null;
  format: (value: number) => string;
  /** The company has no data of that kind: the specified figure stands in, marked (decisions §5). */
  isExample: boolean;
  note?: string;
  /** Percent against the period before; null where nothing compares. */
  change: { percent: number; isExample: boolean } | null;
}

/** Figures of the specification (spec 2 §9). */
const EXAMPLES = {
  candidates: 150,
  revenue: 45_000,
  successRate: 85,
  averageDays: 45,
  averageFee: 8500,
  conversion: 23,
  growth: { placements: 12, candidates: 8, revenue: 15 },
} as const;

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

const orExample = (isReal: boolean, value: number | null, example: number) => ({
  value: isReal ? value : example,
  isExample: !isReal,
});

const changeOrExample = (isReal: boolean, change: number | null, example: number): Indicator['change'] => {
  if (!isReal) return { percent: example, isExample: true };
  return change === null ? null : { percent: change, isExample: false };
};

/** The cards of the screen. The placement count is always real; the others are examples until the company has its own. */
export const indicatorsOf = (statistics: Statistics): Indicator[] => {
  const { totals, created, createdBefore, outcomes, outcomesBefore, converted, placementsByStatus } = statistics;
  const hasCandidates = totals.candidates > 0;
  const hasPlacements = totals.placements > 0;
  const hasSuccesses = totals.placed > 0;
  const hasDecisions = hasSuccesses || placementsByStatus.rejected > 0;
  return [
    {
      label: texts.placements,
      value: totals.placements,
      isExample: false,
      format: formatNumber,
      note: texts.placementsNote(formatNumber(created.placements)),
      change: changeOrExample(hasPlacements, percentChange(createdBefore.placements, created.placements), EXAMPLES.growth.placements),
    },
    {
      label: texts.candidates,
      ...orExample(hasCandidates, created.candidates, EXAMPLES.candidates),
      format: formatNumber,
      note: hasCandidates ? texts.candidatesNote(formatNumber(totals.candidates)) : undefined,
      change: changeOrExample(hasCandidates, percentChange(createdBefore.candidates, created.candidates), EXAMPLES.growth.candidates),
    },
    {
      label: texts.revenue,
      ...orExample(hasSuccesses, outcomes.revenue, EXAMPLES.revenue),
      format: formatEuros,
      note: texts.revenueNote,
      change: changeOrExample(hasSuccesses, percentChange(outcomesBefore.revenue, outcomes.revenue), EXAMPLES.growth.revenue),
    },
    {
      label: texts.successRate,
      ...orExample(hasDecisions, percentOf(outcomes.placed, outcomes.placed + outcomes.rejected), EXAMPLES.successRate),
      format: formatPercent,
      note: texts.successRateNote,
      change: null,
    },
    {
      label: texts.averageTime,
      ...orExample(hasSuccesses, rounded(outcomes.averageDays), EXAMPLES.averageDays),
      format: days,
      note: texts.averageTimeNote,
      change: null,
    },
    {
      label: texts.averageFee,
      ...orExample(hasSuccesses, rounded(outcomes.averageFee), EXAMPLES.averageFee),
      format: formatEuros,
      note: texts.averageFeeNote,
      change: null,
    },
    {
      label: texts.conversion,
      ...orExample(hasPlacements, percentOf(converted, created.placements), EXAMPLES.conversion),
      format: formatPercent,
      note: texts.conversionNote,
      change: null,
    },
  ];
};
