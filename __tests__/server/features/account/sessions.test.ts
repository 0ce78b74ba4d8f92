import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, SignJWT } from 'jose';
import { buildTestServer, JWT_SECRET, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const me = (token?: string) => server.call('GET', '/users/me', token === undefined ? {} : { token });
const refresh = (refreshToken: string) => server.call('POST', '/auth/refresh-token', { body: { refreshToken } });

const UNAUTHENTICATED = { code: 'unauthenticated', message: 'Vous devez être connecté.' };
const SESSION_OVER = { code: 'unauthenticated', message: 'Votre session a expiré. Reconnectez-vous.' };

describe('POST auth/login', () => {
  test('gives two tokens, the access token naming nothing but the user and the session', async () => {
    const { userId, token, refreshToken } = await server.signUp();
    const claims = decodeJwt(token);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims.sub).toBe(userId);
    expect(claims.exp! - claims.iat!).toBe(900);
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await server.signUp();
    const wrong = await server.call('POST', '/auth/login', { body: { email, password: 'pas le bon' } });
    const unknown = await server.call('POST', '/auth/login', { body: { email: 'personne@exemple.fr', password: 'pas le bon' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'bad_credentials', message: 'Email ou mot de passe incorrect.' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test.each([
    ['email', 'pas-une-adresse', 'Invalid email address'],
    ['password', '', 'Password is required'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const { status, body } = await server.call('POST', '/auth/login', { body: { email: 'a@exemple.fr', password: 'x', [field]: value } });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: sentence });
  });
});

describe('the access token', () => {
  test('opens the session calls for fifteen minutes', async () => {
    const { token, userId } = await server.signUp();
    expect((await me(token)).body.data.id).toBe(userId);
    server.pass({ seconds: 14 * 60 });
    expect((await me(token)).status).toBe(200);
    server.pass({ seconds: 61 });
    const late = await me(token);
    expect(late.status).toBe(401);
    expect(late.body).toEqual(UNAUTHENTICATED);
    expect(late.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('is refused when it is absent, damaged, or not a bearer token', async () => {
    const { token } = await server.signUp();
    const [header, payload] = token.split('.');
    for (const wrong of [undefined, 'x', `${header}.${payload}.`, `${token}x`]) expect((await me(wrong)).body).toEqual(UNAUTHENTICATED);
    const basic = await server.call('GET', '/users/me', { headers: { authorization: `Basic ${token}` } });
    expect(basic.body).toEqual(UNAUTHENTICATED);
  });

  test('is refused when another key, another audience or no algorithm signed it', async () => {
    const { token } = await server.signUp();
    const claims = decodeJwt(token);
    const signed = (payload: object, secret = JWT_SECRET) => new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${token.split('.')[1]}.`;
    expect((await me(await signed(claims))).status).toBe(200);
    for (const forged of [
      await signed(claims, new TextEncoder().encode('a secret that somebody else made up')),
      await signed({ ...claims, aud: 'elsewhere' }),
      await signed({ ...claims, iss: 'elsewhere' }),
      await signed({ ...claims, exp: undefined }),
      await signed({ ...claims, sid: undefined }),
      unsigned,
    ])
      expect((await me(forged)).body).toEqual(UNAUTHENTICATED);
  });
});

describe('POST auth/refresh-token', () => {
  test('rotates both tokens', async () => {
    const first = await server.signUp();
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(first.refreshToken);
    expect((await me(body.data.accessToken)).body.data.id).toBe(first.userId);
  });

  test('a replayed token closes its session for everybody, and no other session', async () => {
    const account = await server.signUp();
    const elsewhere = await server.signIn(account.email, account.password);
    const rotated = (await refresh(account.refreshToken)).body.data;
    server.pass({ seconds: 11 });
    const replay = await refresh(account.refreshToken);
    expect(replay.status).toBe(401);
    expect(replay.body).toEqual(SESSION_OVER);
    expect((await refresh(rotated.refreshToken)).body).toEqual(SESSION_OVER);
    expect((await me(rotated.accessToken)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  test('two tabs that race with one token both go on, whichever answer is kept', async () => {
    const { refreshToken } = await server.signUp();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    server.pass({ seconds: 60 });
    for (const { body } of answers) expect((await refresh(body.data.refreshToken)).status).toBe(200);
  });

  test('lasts thirty days from the last use', async () => {
    const { refreshToken } = await server.signUp();
    server.pass({ seconds: 29 * 86_400 });
    const renewed = (await refresh(refreshToken)).body.data.refreshToken;
    server.pass({ seconds: 29 * 86_400 });
    const again = (await refresh(renewed)).body.data.refreshToken;
    server.pass({ seconds: 30 * 86_400 });
    expect((await refresh(again)).body).toEqual(SESSION_OVER);
  });

  test('refuses a token that never was', async () => {
    expect((await refresh('inconnu')).body).toEqual(SESSION_OVER);
  });
});

describe('POST auth/logout', () => {
  test('closes the session at once, its access token included', async () => {
    const { token, refreshToken } = await server.signUp();
    const logout = () => server.call('POST', '/auth/logout', { body: { refreshToken } });
    expect((await logout()).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await logout()).status).toBe(204);
  });
});
