import { DEFAULT_FEE_PERCENTAGE, PLACEMENT_STATUSES, type PlacementJob, type PlacementStatus } from '#contract/placements';
import { DEFAULT_PERIOD, type Statistics, type StatisticsQuery } from '#contract/statistics';
import type { Database } from '#server/database/client';
import type { CompanyService } from '#server/features/company/companyService';
import { addDays, localDay, monthStart } from './calendar.ts';
import { byBand, countsIn, outcomesIn, seriesOf, type Span } from './figures.ts';
import { statisticsRepository } from './statisticsRepository.ts';

interface Dependencies {
  database: Database;
  company: CompanyService;
  /** Euros, from an offer's salary and a rate in percent (decisions §5). */
  estimateFee: (salary: Pick<PlacementJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency'>, rate: number) => number | null;
  clock?: () => Date;
}

const statusCounts = (rows: readonly { status: PlacementStatus; count: number }[]) => {
  const counts = Object.fromEntries(PLACEMENT_STATUSES.map((status) => [status, 0])) as Record<PlacementStatus, number>;
  for (const { status, count } of rows) counts[status] = count;
  return counts;
};

/** The earlier of two calendar days. */
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Figures of a company, counted when they are asked for (decisions §5). */
export const createStatisticsService = ({ database, company, estimateFee, clock = () => new Date() }: Dependencies) => {
  const open = async (companyId: string) => {
    const { timezone } = await company.get(companyId);
    return { repository: statisticsRepository(database, companyId, timezone), today: localDay(clock(), timezone) };
  };

  const get = async (companyId: string, { period = DEFAULT_PERIOD }: StatisticsQuery): Promise<Statistics> => {
    const { repository, today } = await open(companyId);
    const span: Span = { from: addDays(today, 1 - period), to: today };
    const before: Span = { from: addDays(span.from, -period), to: addDays(span.from, -1) };
    const month: Span = { from: monthStart(today), to: today };
    const lastDay = addDays(month.from, -1);
    const lastMonth: Span = { from: monthStart(lastDay), to: lastDay };
    const since = earlier(before.from, lastMonth.from);

    const created = {
      candidates: await repository.createdByDay('candidates', since),
      jobs: await repository.createdByDay('jobs', since),
      placements: await repository.createdByDay('placements', since),
    };
    const placed = await repository.placedSince(since);
    const successes = placed.map(({ day, createdAt, placedAt, actualFee, feePercentage, ...salary }) => ({
      day,
      createdAt,
      placedAt: placedAt!,
      fee: actualFee ?? estimateFee(salary, feePercentage ?? DEFAULT_FEE_PERCENTAGE),
    }));
    const rejected = await repository.rejectedSince(since);
    const placementsByStatus = statusCounts(await repository.byStatus());

    return {
      period,
      ...span,
      totals: {
        candidates: await repository.total('candidates'),
        jobs: await repository.total('jobs'),
        placements: await repository.total('placements'),
        placed: placementsByStatus.placed,
      },
      created: countsIn(created, span),
      createdBefore: countsIn(created, before),
      converted: await repository.converted(span.from),
      months: { current: countsIn(created, month), previous: countsIn(created, lastMonth) },
      outcomes: outcomesIn(successes, rejected, span),
      outcomesBefore: outcomesIn(successes, rejected, before),
      placementsByStatus,
      placementsByScore: byBand(await repository.byScore()),
      series: seriesOf(created, successes, span, period),
    };
  };

  /** Changes with the records, and at midnight. */
  const version = async (companyId: string): Promise<string> => {
    const { repository, today } = await open(companyId);
    return `${today} ${await repository.version()}`;
  };

  return { get, version };
};
export type StatisticsService = ReturnType<typeof createStatisticsService>;
