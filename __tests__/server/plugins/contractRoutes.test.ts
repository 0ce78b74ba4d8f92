import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { array, number, object, string } from 'yup';
import { idParams, type List, type One, pageQuery } from '#contract/common';
import { endpoint } from '#contract/endpoint';
import { route } from '#server/plugins/contractRoutes';
import { answerErrors, AppError } from '#server/plugins/errors';
import { answerOnce } from '#server/plugins/idempotency';
import { knowCallers } from '#server/plugins/session';
import { validateWithYup } from '#server/plugins/validation';

const ID = '0190a000-0000-7000-8000-000000000000';
const body = object({
  name: string().trim().required('Le nom est requis'),
  lines: array(object({ price: number().required('Prix ?') })).default([]),
}).required();

const create = endpoint<One<unknown>>()({ method: 'POST', path: '/things', access: 'company', body, status: 201, summary: '' });
const list = endpoint<List<unknown>>()({ method: 'GET', path: '/things', access: 'company', query: pageQuery, summary: '' });
const get = endpoint<One<unknown>>()({ method: 'GET', path: '/things/:id', access: 'session', params: idParams, summary: '' });
const remove = endpoint<void>()({ method: 'DELETE', path: '/things/:id', access: 'session', params: idParams, status: 204, summary: '' });
const open = endpoint<One<unknown>>()({ method: 'GET', path: '/open', access: 'public', summary: '' });

let app: FastifyInstance;
let version = 'one';
let queries = 0;

beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  validateWithYup(app);
  answerOnce(app, (_call, run) => run());
  knowCallers(app, async (token) => {
    if (token === 'member') return { userId: 'u1', sessionId: 's1', companyId: 'c1' };
    if (token === 'other') return { userId: 'u3', sessionId: 's3', companyId: 'c3' };
    return token === 'newcomer' ? { userId: 'u2', sessionId: 's2', companyId: null } : null;
  });
  route(app, create, async ({ body, user, companyId }) => ({ data: { body, user, companyId } }));
  route(
    app,
    list,
    async ({ query }) => {
      queries += 1;
      return { data: [query], total: 1 };
    },
    { version: async () => version },
  );
  route(app, get, async ({ params, user }) => {
    if (user.id === 'u2') throw new AppError('forbidden');
    return { data: params.id };
  });
  route(app, remove, async () => {});
  route(app, open, async ({ request }) => ({ data: request.identity }));
  await app.ready();
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'DELETE';
const call = async (method: Method, url: string, token?: string, payload?: object | string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.body ? answer.json() : undefined };
};

describe('access', () => {
  test('a session, and a company where the endpoint asks for one', async () => {
    expect((await call('GET', `/things/${ID}`)).status).toBe(401);
    expect((await call('GET', `/things/${ID}`, 'stale')).status).toBe(401);
    expect((await call('GET', `/things/${ID}`, 'member')).status).toBe(200);
    expect((await call('GET', '/things', 'newcomer')).body).toEqual({
      code: 'company_required',
      message: 'Créez d’abord votre entreprise.',
    });
    expect((await call('GET', `/things/${ID}`, 'newcomer')).body).toEqual({ code: 'forbidden', message: 'Accès refusé.' });
  });

  test('is settled before anything else is read', async () => {
    expect((await call('POST', '/things', undefined, '{ not json')).status).toBe(401);
  });

  test('a public endpoint knows nobody', async () => {
    expect((await call('GET', '/open', 'member')).body).toEqual({ data: null });
  });
});

describe('what a handler receives', () => {
  test('the body as the schema casts it, and who calls', async () => {
    const { status, body } = await call('POST', '/things', 'member', { name: ' x ', lines: [{ price: '3', more: 1 }], companyId: 'c3' });
    expect(status).toBe(201);
    expect(body.data).toEqual({ body: { name: 'x', lines: [{ price: 3 }] }, user: { id: 'u1', sessionId: 's1' }, companyId: 'c1' });
  });

  test('the query with its numbers and defaults', async () => {
    expect((await call('GET', '/things?limit=20&search=%20Zo%C3%A9%20&unknown=1', 'member')).body.data).toEqual([
      { limit: 20, offset: 0, search: 'Zoé' },
    ]);
    expect((await call('GET', '/things', 'member')).body.data).toEqual([{ offset: 0 }]);
  });

  test('texts without the character that no database keeps, wherever they stand', async () => {
    expect((await call('POST', '/things', 'member', { name: '\0Zo\0é', lines: [] })).body.data.body.name).toBe('Zoé');
    expect((await call('GET', '/things?search=Zo%00%C3%A9', 'member')).body.data).toEqual([{ offset: 0, search: 'Zoé' }]);
  });

  test('answers that are nobody else’s to keep, unless they have a version', async () => {
    expect((await call('GET', `/things/${ID}`, 'member')).headers['cache-control']).toBe('private, no-store');
  });

  test('a success without body is 204', async () => {
    const { status, text } = await call('DELETE', `/things/${ID}`, 'member');
    expect([status, text]).toEqual([204, '']);
  });
});

describe('what is refused before it', () => {
  test('a body, with the sentence of every wrong field under its path', async () => {
    const { status, body } = await call('POST', '/things', 'member', { name: '', lines: [{ price: 1 }, {}] });
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'invalid',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: { name: 'Le nom est requis', 'lines[1].price': 'Prix ?' },
    });
  });

  test.each([
    ['nested deeper than any of ours', `{"name":"x","lines":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['with a number that no answer could say', '{"name":"x","lines":[{"price":1e999}]}'],
  ])('a body %s', async (_what, payload) => {
    const { status, body } = await call('POST', '/things', 'member', payload);
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test('a page further than a database counts', async () => {
    const { status, body } = await call('GET', '/things?limit=5&offset=1e20', 'member');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['offset']]);
  });

  test.each([['null'], ['[]'], ['"text"'], ['3']])('a body that is no object: %s', async (payload) => {
    const { status, body } = await call('POST', '/things', 'member', payload);
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test.each([{ name: ['x'] }, { name: { a: 1 } }])('a text that is none: %j', async (payload) => {
    const { status, body } = await call('POST', '/things', 'member', payload);
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test('a body that is missing', async () => {
    expect((await call('POST', '/things', 'member')).body).toEqual({ code: 'malformed', message: 'La requête est mal formée.' });
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'limit=1.5', 'offset=-1', 'search=a&search=b'])('the query %s', async (query) => {
    const { status, body } = await call('GET', `/things?${query}`, 'member');
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test.each(['1', 'null', `${ID}0`, '../../etc'])('the id %s is absent', async (id) => {
    const { status, body } = await call('GET', `/things/${encodeURIComponent(id)}`, 'member');
    expect([status, body]).toEqual([404, { code: 'not_found', message: 'Élément introuvable.' }]);
  });
});

describe('versions', () => {
  const tagOf = async (url: string, token = 'member') => String((await call('GET', url, token)).headers.etag);
  const again = (url: string, tag: string, token = 'member') => call('GET', url, token, undefined, { 'if-none-match': tag });

  test('an unchanged answer costs neither its query nor its body', async () => {
    const tag = await tagOf('/things');
    const before = queries;
    const { status, text, headers } = await again('/things', tag);
    expect([status, text, queries]).toEqual([304, '', before]);
    expect(headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' });
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
  });

  test('another version, address or company is another answer', async () => {
    const tag = await tagOf('/things');
    expect((await again('/things?limit=2', tag)).status).toBe(200);
    expect((await again('/things', tag, 'other')).status).toBe(200);
    version = 'two';
    expect((await again('/things', tag)).status).toBe(200);
    expect((await again('/things', `W/"old", ${await tagOf('/things')}`)).status).toBe(304);
  });
});
