import type { HttpHandler } from 'msw';
import { type Period, statisticsEndpoints } from '#contract/statistics';
import { makeStatistics } from '../../__tests__/support/makeStatistics.ts';
import { requireSession } from './accountHandlers.ts';
import { respond } from './respond.ts';
import type { World } from './world.ts';

/** Counts the world's records, unless the test tells its figures. */
export const statisticsHandlers = (world: World): HttpHandler[] => [
  respond(statisticsEndpoints.get, ({ query, request }) => {
    requireSession(request);
    const { candidates, jobs, placements } = world;
    const placed = placements.filter(({ placementStatus }) => placementStatus === 'placed').length;
    const counts = { candidates: candidates.length, jobs: jobs.length, placements: placements.length };
    const period = Number(query.get('period') ?? 30) as Period;
    return { data: makeStatistics({ totals: { ...counts, placed }, ...world.statistics, period }) };
  }),
];
