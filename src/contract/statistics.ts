import { type InferType, number, object } from 'yup';
import type { One } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { ScoreBand } from './matching.ts';
import type { PlacementStatus } from './placements.ts';

/** Days, the current one included (spec 2 §9). */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/** Records counted by the day of their creation, in the company's time zone. */
export interface Counts {
  candidates: number;
  jobs: number;
  placements: number;
}

/** What was decided within a period. */
export interface Outcomes {
  placed: number;
  rejected: number;
  /** Euros: the fee of what was placed, invoiced where it is known, else estimated. */
  revenue: number;
  /** Euros; null when no fee is known. */
  averageFee: number | null;
  /** From the creation of a placement to its success; null when nothing was placed. */
  averageDays: number | null;
}

export interface SeriesPoint extends Counts {
  /** First day of the bucket: a day, a week from Monday, or a month, by the period. */
  from: string;
  placed: number;
  revenue: number;
}

/** Figures of a company, for the dashboard and the analytics screen (decisions §5). */
export interface Statistics {
  period: Period;
  /** Calendar days, both included. */
  from: string;
  to: string;
  /** Ever. */
  totals: Counts & { placed: number };
  created: Counts;
  /** Created in the period before, of the same length. */
  createdBefore: Counts;
  /** Of the placements created in the period, those that are placed now. */
  converted: number;
  months: { current: Counts; previous: Counts };
  outcomes: Outcomes;
  outcomesBefore: Outcomes;
  placementsByStatus: Record<PlacementStatus, number>;
  placementsByScore: Record<ScoreBand | 'unscored', number>;
  series: SeriesPoint[];
}

export const statisticsQuery = object({ period: number<Period>().oneOf(PERIODS).default(DEFAULT_PERIOD) });
export type StatisticsQuery = Partial<InferType<typeof statisticsQuery>>;

export const statisticsEndpoints = {
  get: endpoint<One<Statistics>>()({
    method: 'GET',
    path: '/statistics',
    access: 'company',
    query: statisticsQuery,
    summary: 'Les chiffres de l’entreprise pour une période',
  }),
};
