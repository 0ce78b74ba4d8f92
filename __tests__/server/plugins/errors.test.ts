import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { ERROR_MESSAGES, ERROR_STATUS, type ErrorCode } from '#contract/errors';
import { answerErrors, AppError } from '#server/plugins/errors';

let app: FastifyInstance;
const logged: string[] = [];

const failures: Record<string, () => unknown> = {
  bug: () => new TypeError('Cannot read the secret at /srv/app/index.ts'),
  thrownText: () => 'a secret',
  query: () => new DrizzleQueryError('insert into users', ['the-password-hash'], new Error('connection lost')),
  teapot: () => Object.assign(new Error('library words'), { statusCode: 418 }),
  gateway: () => Object.assign(new Error('library words'), { statusCode: 502 }),
  fields: () => new AppError('invalid', { fields: { 'lines[0].price': 'Prix ?' } }),
  wait: () => new AppError('too_many_requests', { retryAfter: 12 }),
  precise: () => new AppError('conflict', { message: 'Déjà fait.' }),
};

beforeAll(async () => {
  app = Fastify({ bodyLimit: 100, logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } } });
  answerErrors(app);
  app.get<{ Params: { code: ErrorCode } }>('/code/:code', (request) => {
    throw new AppError(request.params.code);
  });
  app.get<{ Params: { name: string } }>('/fail/:name', (request) => {
    throw failures[request.params.name]!();
  });
  app.post('/echo', (request) => request.body);
  await app.ready();
});
afterAll(() => app.close());

const fail = async (name: string) => {
  const answer = await app.inject(`/fail/${name}`);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};
const INTERNAL = { code: 'internal', message: ERROR_MESSAGES.internal };

test.each(Object.entries(ERROR_STATUS))('%s is answered with %i and its sentence', async (code, status) => {
  const answer = await app.inject(`/code/${code}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, message: ERROR_MESSAGES[code as ErrorCode] });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

describe('what a service tells', () => {
  test('fields, a sentence of its own, the time to wait', async () => {
    expect((await fail('fields')).body).toEqual({
      code: 'invalid',
      message: ERROR_MESSAGES.invalid,
      fields: { 'lines[0].price': 'Prix ?' },
    });
    expect((await fail('precise')).body).toEqual({ code: 'conflict', message: 'Déjà fait.' });
    expect((await fail('wait')).headers['retry-after']).toBe('12');
  });
});

describe('what nobody foresaw', () => {
  test.each(['bug', 'thrownText', 'query', 'gateway'])('%s is a 500 that tells nothing', async (name) => {
    const { status, body } = await fail(name);
    expect([status, body]).toEqual([500, INTERNAL]);
  });

  test('is logged, without the parameters of a query', async () => {
    logged.length = 0;
    await fail('bug');
    await fail('query');
    expect(logged[0]).toContain('Cannot read the secret');
    expect(logged[1]).toContain('connection lost');
    expect(logged.join()).not.toContain('the-password-hash');
  });

  test('a refusal of a library is a refusal in our words', async () => {
    expect((await fail('teapot')).body).toEqual({ code: 'malformed', message: ERROR_MESSAGES.malformed });
  });
});

describe('what Fastify refuses', () => {
  const post = async (payload: string, type: string) => {
    const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });
    return { status: answer.statusCode, body: answer.json() };
  };

  test.each([
    ['broken JSON', '{"a":', 'application/json', 400, 'malformed', ERROR_MESSAGES.malformed],
    ['empty JSON', '', 'application/json', 400, 'malformed', ERROR_MESSAGES.malformed],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400, 'malformed', ERROR_MESSAGES.malformed],
    ['a body too large', JSON.stringify('x'.repeat(200)), 'application/json', 413, 'too_large', 'La requête est trop volumineuse.'],
    ['another media type', '<a/>', 'application/xml', 415, 'unsupported_type', ERROR_MESSAGES.unsupported_type],
  ])('%s', async (_name, payload, type, status, code, message) => {
    expect(await post(payload, type)).toEqual({ status, body: { code, message } });
  });
});
