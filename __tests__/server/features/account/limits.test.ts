import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const login = (email: string, password: string) => server.call('POST', '/auth/login', { body: { email, password } });
const TOO_MANY = { code: 'too_many_requests', message: 'Trop de tentatives. Patientez un instant avant de réessayer.' };

describe('attempts against one account', () => {
  test('ten wrong passwords close the door for fifteen minutes, even to the right one, and to that account alone', async () => {
    const { email, password } = await server.signUp();
    const other = await server.signUp();
    const guesses = await Promise.all(Array.from({ length: 10 }, () => login(email, 'au hasard')));
    expect(guesses.map(({ status }) => status)).toEqual(Array(10).fill(401));

    const refused = await login(email.toUpperCase(), password);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await login(other.email, other.password)).status).toBe(200);

    server.pass({ seconds: 15 * 60 });
    expect((await login(email, password)).status).toBe(200);
  });

  test('an address without account is limited alike', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('personne@exemple.fr', 'au hasard')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('a success forgets the failures before it', async () => {
    const { email, password } = await server.signUp();
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => login(email, 'au hasard')));
      expect((await login(email, password)).status).toBe(200);
    }
  });

  test('whoever holds a session cannot guess the password with it either', async () => {
    const { token } = await server.signUp();
    const change = () =>
      server.call('PUT', '/users/password', { token, body: { currentPassword: 'au hasard', newPassword: 'un autre mot' } });
    const answers = await Promise.all(Array.from({ length: 11 }, change));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array(10).fill(422), 429]);
  });

  test('five mails an hour for one address, known or not', async () => {
    const { email } = await server.signUp();
    for (const address of [email, 'personne@exemple.fr']) {
      const ask = () => server.call('POST', '/auth/forgot-password', { body: { email: address } });
      const answers = await Promise.all(Array.from({ length: 6 }, ask));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });
});

describe('calls of one address', () => {
  test.each([
    ['/auth/register', 60],
    ['/auth/login', 300],
    ['/auth/reset-password', 60],
  ])('%s is refused past %i calls, with the time to wait', async (path, max) => {
    const answers = await Promise.all(Array.from({ length: max + 1 }, () => server.call('POST', path, { body: {} })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.body).toEqual(TOO_MANY);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('an address that a caller claims is believed only from a configured proxy', async () => {
    const behindProxy = await buildTestServer({ env: { trustProxy: '127.0.0.1' } });
    const flood = (target: TestServer) =>
      Promise.all(
        Array.from({ length: 61 }, (_, index) =>
          target.call('POST', '/auth/forgot-password', { body: {}, headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
        ),
      );
    expect((await flood(server)).some(({ status }) => status === 429)).toBe(true);
    expect((await flood(behindProxy)).some(({ status }) => status === 429)).toBe(false);
    await behindProxy.close();
  });
});
