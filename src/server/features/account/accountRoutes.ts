import type { FastifyInstance } from 'fastify';
import { accountEndpoints as endpoints } from '#contract/account';
import { route } from '#server/plugins/contractRoutes';
import type { AccountService } from './accountService.ts';

/** Calls of one address in a while, where no session is asked for: an office of hundreds stays below. */
const limits = {
  login: { max: 300, timeWindow: '15 minutes' },
  register: { max: 60, timeWindow: '1 hour' },
  refresh: { max: 2000, timeWindow: '15 minutes' },
  password: { max: 60, timeWindow: '1 hour' },
};

export const accountRoutes = (app: FastifyInstance, account: AccountService) => {
  route(app, endpoints.register, async ({ body }) => ({ data: await account.register(body) }), { rateLimit: limits.register });
  route(app, endpoints.login, async ({ body }) => ({ data: await account.login(body) }), { rateLimit: limits.login });
  route(app, endpoints.refresh, async ({ body }) => ({ data: await account.refresh(body.refreshToken) }), { rateLimit: limits.refresh });
  route(app, endpoints.logout, async ({ body }) => account.logout(body.refreshToken), { rateLimit: limits.refresh });
  route(app, endpoints.forgotPassword, async ({ body }) => account.forgot(body.email), { rateLimit: limits.password });
  route(app, endpoints.resetPassword, async ({ body }) => account.reset(body.token, body.password), { rateLimit: limits.password });
  route(app, endpoints.me, async ({ user }) => ({ data: await account.me(user.id) }));
  route(app, endpoints.update, async ({ user, body }) => ({ data: await account.update(user, body) }));
  route(app, endpoints.changePassword, async ({ user, body }) => account.changePassword(user, body));
  route(app, endpoints.remove, async ({ user, body }) => account.remove(user.id, body.password));
};
