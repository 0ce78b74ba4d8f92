import type { FastifyInstance } from 'fastify';
import { templateEndpoints as endpoints } from '#contract/templates';
import { route } from '#server/plugins/contractRoutes';
import type { TemplatesService } from './templatesService.ts';

export const templatesRoutes = (app: FastifyInstance, templates: TemplatesService) => {
  route(app, endpoints.list, async ({ companyId }) => ({ data: { templates: await templates.list(companyId) } }));
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await templates.get(companyId, params.id) }));
  route(app, endpoints.create, async ({ companyId, body }) => ({ data: await templates.create(companyId, body) }));
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await templates.update(companyId, params.id, body) }));
  route(app, endpoints.remove, async ({ companyId, params }) => templates.remove(companyId, params.id));
};
