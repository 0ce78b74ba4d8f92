import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { answerErrors } from '#server/plugins/errors';
import { healthRoutes } from '#server/plugins/health';

test('a database that does not answer makes the server unavailable, without telling why', async () => {
  const app = Fastify();
  answerErrors(app);
  healthRoutes(app, () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.3:5432')));
  const answer = await app.inject('/api/v1/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ code: 'unavailable', message: 'Le service est momentanément indisponible. Réessayez dans un instant.' });
});
