import type { FastifyInstance } from 'fastify';
import { questionEndpoints as endpoints } from '#contract/questions';
import { route } from '#server/plugins/contractRoutes';
import type { QuestionsService } from './questionsService.ts';

export const questionsRoutes = (app: FastifyInstance, questions: QuestionsService) => {
  route(app, endpoints.list, async ({ companyId, params }) => questions.list(companyId, params.placementId));
  route(app, endpoints.generate, async ({ companyId, params }) => questions.generate(companyId, params.placementId));
  route(app, endpoints.create, async ({ companyId, params, body }) => ({
    data: await questions.create(companyId, params.placementId, body),
  }));
  route(app, endpoints.update, async ({ companyId, params: { placementId, questionId }, body }) => ({
    data: await questions.update(companyId, placementId, questionId, body),
  }));
};
