import type { FastifyInstance } from 'fastify';
import { statisticsEndpoints as endpoints } from '#contract/statistics';
import { route } from '#server/plugins/contractRoutes';
import type { StatisticsService } from './statisticsService.ts';

export const statisticsRoutes = (app: FastifyInstance, statistics: StatisticsService) => {
  route(app, endpoints.get, async ({ companyId, query }) => ({ data: await statistics.get(companyId, query) }), {
    version: ({ companyId }) => statistics.version(companyId),
  });
};
