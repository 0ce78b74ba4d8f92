import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ env: { appUrl: 'https://vivier.exemple.fr' } });
});
afterAll(() => server.close());

const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });
const reset = (token: string, password = 'un nouveau mot') => server.call('POST', '/auth/reset-password', { body: { token, password } });

const unfold = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The token of the last mail. */
const mailedToken = async () => /reset-password\?token=([\w-]+)/.exec(unfold((await server.mails()).at(-1)!))![1]!;

describe('a forgotten password', () => {
  test('sends one mail to the known address, none to the unknown, and answers alike', async () => {
    const { email } = await server.signUp();
    const known = await forgot(email);
    const unknown = await forgot('personne@exemple.fr');
    const mails = await server.mails();
    expect([known.status, known.text]).toEqual([204, '']);
    expect([unknown.status, unknown.text]).toEqual([204, '']);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${email}`);
    expect(mails[0]).toContain('From: Vivier <test@localhost>');
    expect(unfold(mails[0]!)).toMatch(/https:\/\/vivier\.exemple\.fr\/reset-password\?token=[\w-]{43}/);
  });

  test('the link sets the password, closes every session, and works once', async () => {
    const { email, token, refreshToken, password } = await server.signUp();
    await forgot(email);
    const mailed = await mailedToken();
    expect((await reset(mailed)).status).toBe(204);
    expect((await server.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await server.call('POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { body: { email, password } })).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { body: { email, password: 'un nouveau mot' } })).status).toBe(200);

    const again = await reset(mailed, 'encore un autre');
    const sentence = 'Ce lien n’est plus valable. Demandez-en un nouveau.';
    expect(again.status).toBe(422);
    expect(again.body).toEqual({ code: 'invalid', message: sentence, fields: { token: sentence } });
  });

  test('the link dies after an hour', async () => {
    const { email } = await server.signUp();
    await forgot(email);
    const mailed = await mailedToken();
    server.pass({ seconds: 3600 });
    expect((await reset(mailed)).status).toBe(422);
  });

  test('using one link voids the others, and so does changing the password', async () => {
    const { email, token, password } = await server.signUp();
    await forgot(email);
    const first = await mailedToken();
    await forgot(email);
    const second = await mailedToken();
    expect((await reset(second, password)).status).toBe(204);
    expect((await reset(first)).status).toBe(422);

    await forgot(email);
    const third = await mailedToken();
    const { accessToken } = await server.signIn(email, password);
    await server.call('PUT', '/users/password', { token: accessToken, body: { currentPassword: password, newPassword: 'un autre mot' } });
    expect((await reset(third)).status).toBe(422);
    expect(token).not.toBe(accessToken);
  });

  test('opens an account that wrong guesses had closed', async () => {
    const { email } = await server.signUp();
    await Promise.all(Array.from({ length: 11 }, () => server.call('POST', '/auth/login', { body: { email, password: 'faux' } })));
    await forgot(email);
    await reset(await mailedToken());
    expect((await server.call('POST', '/auth/login', { body: { email, password: 'un nouveau mot' } })).status).toBe(200);
  });

  test('the password rule is that of registration', async () => {
    expect((await reset('x', 'court')).body.fields).toEqual({ password: 'Password must be at least 8 characters' });
  });
});
