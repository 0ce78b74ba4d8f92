import { PLACEMENT_STATUS_NAMES, PLACEMENT_STATUSES } from '#contract/placements';
import type { Statistics } from '#contract/statistics';
import { formatBucket } from '#lib/dates';
import { analyticsTexts as texts, SCORE_LABELS } from './texts.ts';

/** What a chart draws and its table says: one label per point, and a figure per series. */
export interface ChartData {
  /** Of the column of labels. */
  axis: string;
  labels: string[];
  series: { label: string; values: number[] }[];
}

const overTime = (
  { series, period }: Statistics,
  lines: { label: string; key: 'candidates' | 'jobs' | 'placements' | 'placed' | 'revenue' }[],
) => ({
  axis: texts.date,
  labels: series.map(({ from }) => formatBucket(from, period)),
  series: lines.map(({ label, key }) => ({ label, values: series.map((point) => point[key]) })),
});

export const activityData = (statistics: Statistics): ChartData =>
  overTime(statistics, [
    { label: texts.addedCandidates, key: 'candidates' },
    { label: texts.createdPlacements, key: 'placements' },
    { label: texts.successes, key: 'placed' },
  ]);

export const revenueData = (statistics: Statistics): ChartData => overTime(statistics, [{ label: texts.revenue, key: 'revenue' }]);

export const statusData = ({ placementsByStatus }: Statistics): ChartData => ({
  axis: texts.status,
  labels: PLACEMENT_STATUSES.map((status) => PLACEMENT_STATUS_NAMES[status]),
  series: [{ label: texts.count, values: PLACEMENT_STATUSES.map((status) => placementsByStatus[status]) }],
});

const BANDS = ['excellent', 'good', 'poor', 'unscored'] as const;

export const scoreData = ({ placementsByScore }: Statistics): ChartData => ({
  axis: texts.score,
  labels: BANDS.map((band) => SCORE_LABELS[band]),
  series: [{ label: texts.count, values: BANDS.map((band) => placementsByScore[band]) }],
});

export const isEmptyChart = ({ series }: ChartData): boolean => series.every(({ values }) => values.every((value) => value === 0));
