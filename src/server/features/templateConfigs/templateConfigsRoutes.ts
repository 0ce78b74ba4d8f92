import type { FastifyInstance } from 'fastify';
import { templateConfigEndpoints as endpoints } from '#contract/template-configs';
import { route } from '#server/plugins/contractRoutes';
import type { TemplateConfigsService } from './templateConfigsService.ts';

export const templateConfigsRoutes = (app: FastifyInstance, configs: TemplateConfigsService) => {
  route(app, endpoints.list, async ({ companyId }) => ({ data: { configs: await configs.list(companyId) } }));
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await configs.get(companyId, params.id) }));
  route(app, endpoints.create, async ({ companyId, body }) => ({ data: await configs.create(companyId, body) }));
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await configs.update(companyId, params.id, body) }));
  route(app, endpoints.remove, async ({ companyId, params }) => configs.remove(companyId, params.id));
};
