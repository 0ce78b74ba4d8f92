import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { candidates } from '#server/database/schema/candidates';
import { companies } from '#server/database/schema/companies';
import { users } from '#server/database/schema/users';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const update = (token: string, body: unknown) => server.call('PUT', '/users', { token, body });
const login = (email: string, password: string) => server.call('POST', '/auth/login', { body: { email, password } });

describe('PUT users', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { token, email, userId } = await server.signUp();
    const { status, body } = await update(token, { firstName: ' Zoé ', phone: '' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: userId, firstName: 'Zoé', lastName: 'Durand', phone: '', email });
    expect((await server.call('GET', '/users/me', { token })).body).toEqual(body);
    expect((await update(token, {})).body).toEqual(body);
  });

  test('keeps preferences', async () => {
    const { token } = await server.signUp();
    const preferences = {
      emailNotifications: false,
      pushNotifications: true,
      weeklyReports: false,
      theme: 'dark',
      language: 'en',
      compactMode: true,
    };
    expect((await update(token, { preferences })).body.data.preferences).toEqual(preferences);
  });

  test('keeps the preferences that are not sent', async () => {
    const { token } = await server.signUp();
    await update(token, { preferences: { theme: 'dark', compactMode: true } });
    const { status, body } = await update(token, { preferences: { language: 'es' } });
    expect([status, body.data.preferences]).toEqual([
      200,
      { emailNotifications: true, pushNotifications: false, weeklyReports: true, theme: 'dark', language: 'es', compactMode: true },
    ]);
    expect((await update(token, { preferences: {} })).body.data.preferences).toEqual(body.data.preferences);
  });

  test('two changes of preferences at once both hold', async () => {
    const { token } = await server.signUp();
    await Promise.all([update(token, { preferences: { theme: 'auto' } }), update(token, { preferences: { weeklyReports: false } })]);
    const { body } = await server.call('GET', '/users/me', { token });
    expect(body.data.preferences).toMatchObject({ theme: 'auto', weeklyReports: false });
  });

  test('refuses preferences outside the lists, and keeps what no preference is out of the row', async () => {
    const { token } = await server.signUp();
    const refused = await update(token, { preferences: { theme: 'sepia', language: 'de' } });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['preferences.theme', 'preferences.language']]);
    const { body } = await update(token, { preferences: { theme: 'dark', role: 'owner' } });
    expect(Object.keys(body.data.preferences)).not.toContain('role');
  });

  test('a new password needs the current one: 422 on the field, never 401', async () => {
    const { token, email, password } = await server.signUp();
    const missing = await update(token, { password: 'un nouveau mot' });
    expect([missing.status, missing.body.fields]).toEqual([422, { currentPassword: 'Le mot de passe actuel est requis' }]);
    const wrong = await update(token, { password: 'un nouveau mot', currentPassword: 'faux' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { currentPassword: 'Le mot de passe actuel est incorrect.' }]);
    expect((await update(token, { password: 'un nouveau mot', currentPassword: password })).status).toBe(200);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'un nouveau mot')).status).toBe(200);
  });

  test('an address already taken is refused, one’s own is not', async () => {
    const { token, email } = await server.signUp();
    const other = await server.signUp();
    expect((await update(token, { email: other.email })).body.code).toBe('email_taken');
    expect((await update(token, { email })).status).toBe(200);
    expect((await update(token, { email: 'Nouvelle@Exemple.fr' })).body.data.email).toBe('nouvelle@exemple.fr');
  });

  test.each([
    [{ firstName: '' }, { firstName: 'Le prénom est requis' }],
    [{ lastName: ' ' }, { lastName: 'Le nom est requis' }],
    [{ email: 'non' }, { email: 'Email invalide' }],
    [{ email: ' ' }, { email: 'Email invalide' }],
    [{ password: 'court', currentPassword: 'x' }, { password: 'Password must be at least 8 characters' }],
  ])('refuses %j', async (body, fields) => {
    const { token } = await server.signUp();
    const answer = await update(token, body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  test('nobody makes themselves owner or joins a company', async () => {
    const { token } = await server.signUp();
    const { companyId } = await server.signUp({ company: true });
    const { body } = await update(token, { firstName: 'Zoé', role: 'owner', companyId });
    expect(body.data).toMatchObject({ role: 'user', companyId: null });
  });
});

describe('PUT users/password', () => {
  const change = (token: string, body: unknown) => server.call('PUT', '/users/password', { token, body });

  test('changes it and closes the other sessions, not this one', async () => {
    const { token, refreshToken, email, password } = await server.signUp();
    const elsewhere = await server.signIn(email, password);
    expect((await change(token, { currentPassword: password, newPassword: 'sixsix' })).status).toBe(204);
    expect((await server.call('GET', '/users/me', { token: elsewhere.accessToken })).status).toBe(401);
    expect((await server.call('GET', '/users/me', { token })).status).toBe(200);
    expect((await server.call('POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(200);
    expect((await login(email, 'sixsix')).status).toBe(200);
  });

  test.each([
    [{ currentPassword: 'faux', newPassword: 'sixsix' }, { currentPassword: 'Le mot de passe actuel est incorrect.' }],
    [
      { currentPassword: '', newPassword: 'cinq5' },
      {
        currentPassword: 'Le mot de passe actuel est requis',
        newPassword: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
      },
    ],
  ])('refuses %j', async (body, fields) => {
    const { token } = await server.signUp();
    const answer = await change(token, body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([422, 'invalid', fields]);
  });
});

describe('DELETE users', () => {
  const remove = (token: string, body: unknown) => server.call('DELETE', '/users', { token, body });

  test('needs the password', async () => {
    const { token } = await server.signUp();
    expect((await remove(token, {})).body.fields).toEqual({ password: 'Le mot de passe est requis' });
    const wrong = await remove(token, { password: 'faux' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Le mot de passe est incorrect.' }]);
    expect((await server.call('GET', '/users/me', { token })).status).toBe(200);
  });

  test('deletes the account and, with its last member, the company', async () => {
    const { token, email, password } = await server.signUp({ company: true });
    const { body: company } = await server.call('GET', '/companies', { token });
    expect((await remove(token, { password })).status).toBe(204);
    expect((await server.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);

    const { id: _, createdAt: __, description: ___, logoUrl: ____, ...again } = company.data;
    const next = await server.signUp();
    expect((await server.call('POST', '/companies', { token: next.token, body: again })).status).toBe(201);
  });

  test('takes along the candidates and their files', async () => {
    const { token, password, companyId } = await server.signUp({ company: true });
    const body = new FormData();
    body.append('file', new Blob(['Jean Dupont, développeur à Lyon']), 'cv.txt');
    expect((await server.call('POST', '/candidates/file', { token, body })).status).toBe(201);
    const filesKept = async () => (await readdir(server.dataDir, { recursive: true })).filter((path) => path.includes(companyId));
    expect(await filesKept()).not.toEqual([]);
    expect((await remove(token, { password })).status).toBe(204);
    expect(await filesKept()).toEqual([]);
    expect(await server.database.$count(candidates, eq(candidates.companyId, companyId))).toBe(0);
  });

  test('leaves every other company as it was', async () => {
    const other = await server.signUp({ company: true });
    const body = new FormData();
    body.append('file', new Blob(['Anna Petit, comptable à Lille']), 'cv.txt');
    await server.call('POST', '/candidates/file', { token: other.token, body });
    const { token, password } = await server.signUp({ company: true });
    expect((await remove(token, { password })).status).toBe(204);

    expect((await server.call('GET', '/companies', { token: other.token })).body.data.id).toBe(other.companyId);
    const { data } = (await server.call('GET', '/candidates', { token: other.token })).body;
    expect(data).toHaveLength(1);
    expect((await server.call('GET', `/candidates/${data[0].id}/file`, { token: other.token })).text).toContain('Anna Petit');
  });

  test('needs a session, and the password of its user', async () => {
    const { token } = await server.signUp({ company: true });
    expect((await server.call('DELETE', '/users', { body: { password: 'x' } })).status).toBe(401);
    expect((await remove(token, { password: 'sixsix' })).status).toBe(422);
  });

  /** Members join by the database: no call invites them yet. */
  const colleagues = async () => {
    const first = await server.signUp({ company: true });
    const second = await server.signUp();
    await server.database.update(users).set({ companyId: first.companyId }).where(eq(users.id, second.userId));
    return [first, second] as const;
  };
  const companiesKept = (companyId: string) => server.database.$count(companies, eq(companies.id, companyId));

  test('leaves the company to a colleague', async () => {
    const [first, second] = await colleagues();
    expect((await remove(first.token, first)).status).toBe(204);
    expect((await server.call('GET', '/companies', { token: second.token })).body.data.id).toBe(first.companyId);
    expect((await remove(second.token, second)).status).toBe(204);
    expect(await companiesKept(first.companyId)).toBe(0);
  });

  test('two members who leave at once leave nothing behind', async () => {
    const [first, second] = await colleagues();
    const answers = await Promise.all([remove(first.token, first), remove(second.token, second)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await companiesKept(first.companyId)).toBe(0);
  });

  test('asked twice at once, deletes once and answers as the end of the session', async () => {
    const { token, password, companyId } = await server.signUp({ company: true });
    const answers = await Promise.all([remove(token, { password }), remove(token, { password })]);
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect((await remove(token, { password })).status).toBe(401);
    expect(await companiesKept(companyId)).toBe(0);
  });
});
