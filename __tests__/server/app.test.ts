import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpointUrl, type EndpointDefinition } from '#contract/endpoint';
import { API_PREFIX } from '#contract/common';
import { buildTestServer, type TestServer } from '../support/buildTestServer.ts';

let server: TestServer;
let endpoints: [string, EndpointDefinition][];

const ID = '0190a000-0000-7000-8000-000000000000';

/** What every endpoint with an id accepts as its body; each takes what it knows of it. */
const ACCEPTED = {
  title: 'Titre',
  content: 'Bonjour',
  placementStatus: 'placed',
  band: 'good',
  reason: 'Une raison assez longue',
  candidateIds: [ID],
  toAsk: 'Pourquoi ?',
  questionType: 'motivation',
  expectedAnswerTime: 5,
  difficulty: 'easy',
};

/** The address of an endpoint with the same value for each of its parameters. */
const addressOf = (endpoint: EndpointDefinition, id: string) =>
  endpointUrl(endpoint, Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id])));

/** Every endpoint table of the contract, also those that files to come will bring. */
const contractEndpoints = async () => {
  const folder = new URL('../../src/contract/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, object>>));
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([table, definitions]) =>
      Object.entries(definitions).map(([name, endpoint]) => [`${table}.${name}`, endpoint] as [string, EndpointDefinition]),
    );
};

beforeAll(async () => {
  server = await buildTestServer();
  endpoints = await contractEndpoints();
});
afterAll(() => server.close());

describe('every endpoint of the contract', () => {
  test('has its route, and every route below the API its endpoint', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(22);
    const missing = endpoints.filter(([, { method, path }]) => !server.app.hasRoute({ method, url: API_PREFIX + path }));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('that is not public refuses a caller without a session', async () => {
    for (const [name, endpoint] of endpoints.filter(([, { access }]) => access !== 'public')) {
      const { status, body } = await server.call(endpoint.method, addressOf(endpoint, ID));
      expect([name, status, body.code]).toEqual([name, 401, 'unauthenticated']);
    }
  });

  test('that is of a company refuses a user without one', async () => {
    const { token } = await server.signUp();
    for (const [name, endpoint] of endpoints.filter(([, { access }]) => access === 'company')) {
      const { status, body } = await server.call(endpoint.method, addressOf(endpoint, ID), { token });
      expect([name, status, body.code]).toEqual([name, 403, 'company_required']);
    }
  });

  test('with an id answers an unknown one and a malformed one alike', async () => {
    const { token } = await server.signUp({ company: true });
    for (const [name, endpoint] of endpoints.filter(([, { params }]) => params)) {
      const body = endpoint.body ? { body: ACCEPTED } : {};
      const unknown = await server.call(endpoint.method, addressOf(endpoint, ID), { token, ...body });
      const malformed = await server.call(endpoint.method, addressOf(endpoint, 'x'), { token, ...body });
      expect([name, unknown.status, malformed.text]).toEqual([name, 404, unknown.text]);
    }
  });
});

describe('the server', () => {
  test('is healthy while its database answers', async () => {
    const { status, body } = await server.call('GET', '/health');
    expect([status, body]).toEqual([200, { data: { status: 'ok' } }]);
  });

  test.each(['/api', '/api/v1', '/api/v1/nothing', '/api/v2/users/me', '/api/v1/users/me/'])(
    'answers %s with a JSON 404, also to a browser',
    async (path) => {
      const { status, body } = await server.call('GET', path, { headers: { accept: 'text/html' } });
      expect([status, body]).toEqual([404, { code: 'not_found', message: 'Élément introuvable.' }]);
    },
  );

  test('answers a method that a path does not have with a 404 too', async () => {
    expect((await server.call('DELETE', '/auth/login')).body.code).toBe('not_found');
  });

  test('compresses answers above a kilobyte only', async () => {
    const ask = (path: string, encoding: string) => server.call('GET', path, { headers: { 'accept-encoding': encoding } });
    expect((await ask('/openapi.json', 'br')).headers.get('content-encoding')).toBe('br');
    expect((await ask('/openapi.json', 'gzip')).headers.get('content-encoding')).toBe('gzip');
    expect((await ask('/health', 'br')).headers.get('content-encoding')).toBeNull();
  });

  test('gives up on callers that never finish', () => {
    expect(server.app.server.requestTimeout).toBe(600_000);
    expect(server.app.server.timeout).toBe(120_000);
  });

  test('closes on an answer under way and refuses the next', async () => {
    const closing = await buildTestServer();
    const underway = closing.call('POST', '/auth/login', { body: { email: 'a@exemple.fr', password: 'x' } });
    await new Promise((done) => closing.app.server.once('request', done));
    await closing.close();
    expect((await underway).status).toBe(401);
    await expect(closing.call('GET', '/health')).rejects.toThrow();
  });
});
