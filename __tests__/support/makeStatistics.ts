import type { Statistics } from '#contract/statistics';

const NOTHING = { candidates: 0, jobs: 0, placements: 0 };
const NO_OUTCOME = { placed: 0, rejected: 0, revenue: 0, averageFee: null, averageDays: null };

/** The figures of a company that has nothing yet. */
export const makeStatistics = (differences: Partial<Statistics> = {}): Statistics => ({
  period: 30,
  from: '2026-10-23',
  to: '2026-11-21',
  totals: { ...NOTHING, placed: 0 },
  created: NOTHING,
  createdBefore: NOTHING,
  converted: 0,
  months: { current: NOTHING, previous: NOTHING },
  outcomes: NO_OUTCOME,
  outcomesBefore: NO_OUTCOME,
  placementsByStatus: { to_analyze: 0, analyzed: 0, reviewed: 0, presented: 0, interviewed: 0, placed: 0, rejected: 0 },
  placementsByScore: { excellent: 0, good: 0, poor: 0, unscored: 0 },
  series: [{ ...NOTHING, from: '2026-11-21', placed: 0, revenue: 0 }],
  ...differences,
});
