import type { FastifyInstance } from 'fastify';
import { contactEndpoints as endpoints } from '#contract/contacts';
import { route } from '#server/plugins/contractRoutes';
import type { ContactsService } from './contactsService.ts';

/** An office shares one address; nobody of it writes to us this often. */
const LIMIT = { max: 20, timeWindow: '1 hour' };

export const contactsRoutes = (app: FastifyInstance, contacts: ContactsService) => {
  route(app, endpoints.create, async ({ body }) => ({ data: await contacts.receive(body) }), { rateLimit: LIMIT });
};
