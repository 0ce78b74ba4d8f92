import type { ScoreBand } from '#contract/matching';
import { scoreBand } from '#contract/matching';
import type { Counts, Outcomes, Period, SeriesPoint } from '#contract/statistics';
import { bucketOf, bucketsBetween, daysBetween } from './calendar.ts';

export interface CountedDay {
  day: string;
  count: number;
}

/** Records created, by kind and day. */
export type CreatedDays = Record<keyof Counts, CountedDay[]>;

/** A placement that succeeded; `fee` in euros, null when nothing tells it. */
export interface Success {
  day: string;
  createdAt: Date;
  placedAt: Date;
  fee: number | null;
}

/** Calendar days, both included. */
export interface Span {
  from: string;
  to: string;
}

const within =
  ({ from, to }: Span) =>
  ({ day }: { day: string }) =>
    day >= from && day <= to;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]) => (values.length === 0 ? null : sum(values) / values.length);
const countIn = (days: readonly CountedDay[], span: Span) => sum(days.filter(within(span)).map(({ count }) => count));

export const countsIn = ({ candidates, jobs, placements }: CreatedDays, span: Span): Counts => ({
  candidates: countIn(candidates, span),
  jobs: countIn(jobs, span),
  placements: countIn(placements, span),
});

const feesOf = (successes: readonly Success[]) => successes.flatMap(({ fee }) => (fee === null ? [] : [fee]));

/** What a span of days decided. */
export const outcomesIn = (successes: readonly Success[], rejected: readonly { day: string }[], span: Span): Outcomes => {
  const placed = successes.filter(within(span));
  const fees = feesOf(placed);
  return {
    placed: placed.length,
    rejected: rejected.filter(within(span)).length,
    revenue: sum(fees),
    averageFee: average(fees),
    averageDays: average(placed.map(({ createdAt, placedAt }) => daysBetween(createdAt, placedAt))),
  };
};

/** The figures of each bucket of a period, also of those in which nothing happened. */
export const seriesOf = (created: CreatedDays, successes: readonly Success[], { from, to }: Span, period: Period): SeriesPoint[] =>
  bucketsBetween(from, to, period).map((bucket) => {
    const isHere = ({ day }: { day: string }) => day >= from && day <= to && bucketOf(day, period) === bucket;
    const here = (days: readonly CountedDay[]) => sum(days.filter(isHere).map(({ count }) => count));
    const placed = successes.filter(isHere);
    return {
      from: bucket,
      candidates: here(created.candidates),
      jobs: here(created.jobs),
      placements: here(created.placements),
      placed: placed.length,
      revenue: sum(feesOf(placed)),
    };
  });

/** Placements by what their score is worth. */
export const byBand = (rows: readonly { score: number | null; count: number }[]): Record<ScoreBand | 'unscored', number> => {
  const bands = { excellent: 0, good: 0, poor: 0, unscored: 0 };
  for (const { score, count } of rows) bands[scoreBand(score) ?? 'unscored'] += count;
  return bands;
};
