import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../support/buildTestServer.ts';

const servers: TestServer[] = [];
const build = async (env: Parameters<typeof buildTestServer>[0]) => {
  const server = await buildTestServer(env);
  servers.push(server);
  return server;
};
afterAll(() => Promise.all(servers.map((server) => server.close())));

const policyOf = (headers: Headers) =>
  Object.fromEntries(
    headers
      .get('content-security-policy')!
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...values]) => [name, values.join(' ')]),
  );

describe('on plain http', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await build({ env: { appUrl: 'http://vivier.lan:3000' } });
  });

  test('every answer carries the strict policy, and nothing that asks for https', async () => {
    for (const path of ['/health', '/nothing', '/users/me']) {
      const { headers } = await server.call('GET', path);
      expect(policyOf(headers)).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': expect.stringMatching(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/),
        'img-src': "'self' data: blob:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'frame-src': "'self'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      });
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('the nonce is another one each time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call('GET', '/health')));
    expect(new Set(answers.map(({ headers }) => policyOf(headers)['style-src'])).size).toBe(5);
  });
});

test('behind https, https is asked for, and an API elsewhere may be called', async () => {
  const server = await build({ env: { appUrl: 'https://vivier.exemple.fr', apiBaseUrl: 'https://api.exemple.fr/v' } });
  const { headers } = await server.call('GET', '/health');
  expect(policyOf(headers)).toMatchObject({ 'connect-src': "'self' https://api.exemple.fr", 'upgrade-insecure-requests': '' });
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});
