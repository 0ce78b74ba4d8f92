import type { FastifyInstance } from 'fastify';
import { companyEndpoints as endpoints } from '#contract/company';
import { route } from '#server/plugins/contractRoutes';
import type { CompanyService } from './companyService.ts';

export const companyRoutes = (app: FastifyInstance, company: CompanyService) => {
  route(app, endpoints.create, async ({ user, body }) => ({ data: await company.create(user.id, body) }));
  route(app, endpoints.mine, async ({ request }) => ({ data: await company.get(request.identity!.companyId) }));
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await company.update(companyId, params.id, body) }));
};
