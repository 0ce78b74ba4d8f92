import type { FastifyInstance } from 'fastify';
import { placementEndpoints as endpoints } from '#contract/placements';
import { route } from '#server/plugins/contractRoutes';
import type { PlacementsService } from './placementsService.ts';

export const placementsRoutes = (app: FastifyInstance, placements: PlacementsService) => {
  route(app, endpoints.list, async ({ companyId, query }) => placements.list(companyId, query), {
    version: ({ companyId }) => placements.version(companyId),
  });
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await placements.get(companyId, params.id) }));
  route(app, endpoints.create, async ({ companyId, user, params: { candidateId, jobId } }) =>
    placements.create(companyId, user.id, candidateId, jobId),
  );
  route(app, endpoints.createShortlist, async ({ companyId, user, params, body }) =>
    placements.createShortlist(companyId, user.id, params.id, body.candidateIds),
  );
  route(app, endpoints.updateStatus, async ({ companyId, user, params, body }) => ({
    data: await placements.updateStatus(companyId, user.id, params.id, body.placementStatus),
  }));
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await placements.update(companyId, params.id, body) }));
  route(app, endpoints.decide, async ({ companyId, user, params, body }) => ({
    data: await placements.decide(companyId, user.id, params.id, body),
  }));
  route(app, endpoints.withdrawVerdict, async ({ companyId, params }) => ({
    data: await placements.withdrawVerdict(companyId, params.id),
  }));
  route(app, endpoints.remove, async ({ companyId, params }) => placements.remove(companyId, params.id));
  route(app, endpoints.analyse, async ({ companyId, params }) => ({ data: await placements.analyseAgain(companyId, params.id) }));
  route(app, endpoints.rankCandidates, async ({ companyId, params, query }) => placements.rankCandidates(companyId, params.id, query));
  route(app, endpoints.rankJobs, async ({ companyId, params, query }) => placements.rankJobs(companyId, params.id, query));
};
