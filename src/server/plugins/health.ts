import type { FastifyInstance } from 'fastify';
import { healthEndpoints } from '#contract/health';
import { route } from './contractRoutes.ts';
import { AppError } from './errors.ts';

/** `GET health`: the server and its database answer, or 503 (decisions §2). */
export const healthRoutes = (app: FastifyInstance, pingDatabase: () => Promise<unknown>) => {
  route(app, healthEndpoints.health, async ({ request }) => {
    await pingDatabase().catch((error: unknown) => {
      request.log.error({ err: error });
      throw new AppError('unavailable');
    });
    return { data: { status: 'ok' as const } };
  });
};
