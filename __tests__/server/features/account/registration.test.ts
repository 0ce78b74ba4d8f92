import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeRegistration } from '../../../support/makeAccount.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const register = (body: unknown) => server.call('POST', '/auth/register', { body });

describe('POST auth/register', () => {
  test('creates the account without its password', async () => {
    const registration = makeRegistration({ email: 'Amelie@Exemple.fr ' });
    const { status, body } = await register(registration);
    const { password: _, ...profile } = registration;
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...profile,
      email: 'amelie@exemple.fr',
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      companyId: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('fills what may be left out', async () => {
    const { email, password, firstName, lastName, phone } = makeRegistration();
    const { body } = await register({ email, password, firstName, lastName, phone });
    expect(body.data).toMatchObject({
      role: 'user',
      avatarUrl: null,
      preferences: { theme: 'light', language: 'fr', weeklyReports: true },
    });
  });

  test('refuses an address that is taken, however it is written', async () => {
    const registration = makeRegistration();
    await register(registration);
    const { status, body } = await register({ ...registration, email: registration.email.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'email_taken',
      message: 'Un compte existe déjà avec cette adresse email.',
      fields: { email: 'Un compte existe déjà avec cette adresse email.' },
    });
  });

  test('two simultaneous registrations of one address make one account', async () => {
    const registration = makeRegistration();
    const answers = await Promise.all([register(registration), register(registration)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['phone', '', 'Phone number is required'],
    ['email', 'amelie', 'Invalid email address'],
    ['email', '', 'Invalid email address'],
    ['password', 'court12', 'Password must be at least 8 characters'],
    ['password', undefined, 'Password must be at least 8 characters'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const { status, body } = await register({ ...makeRegistration(), [field]: value });
    expect(status).toBe(422);
    expect(body).toEqual({ code: 'invalid', message: 'Veuillez corriger les erreurs dans le formulaire', fields: { [field]: sentence } });
  });

  test('refuses an unknown role and names nested fields by their path', async () => {
    const { body } = await register({ ...makeRegistration(), role: 'admin', preferences: { theme: 'sepia' } });
    expect(Object.keys(body.fields).sort()).toEqual(['preferences.theme', 'role']);
  });

  test('drops what the contract does not know', async () => {
    const { body } = await register({ ...makeRegistration(), companyId: '0190a000-0000-7000-8000-000000000000', id: 'mine' });
    expect(body.data.companyId).toBeNull();
    expect(body.data.id).not.toBe('mine');
  });
});
