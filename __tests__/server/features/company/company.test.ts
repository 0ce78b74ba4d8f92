import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeCompany } from '../../../support/makeAccount.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const create = (token: string, body: unknown) => server.call('POST', '/companies', { token, body });
const SLUG_TAKEN = "Ce nom d'entreprise ou ce slug est déjà utilisé";

describe('POST companies', () => {
  test('creates the company, counts at once for the token at hand, and makes its creator the owner', async () => {
    const { token } = await server.signUp();
    const company = makeCompany({ description: '', logoUrl: '' });
    const { status, body } = await create(token, company);
    expect(status).toBe(201);
    expect(body.data).toEqual({ ...company, description: null, logoUrl: null, id: expect.any(String), createdAt: expect.any(String) });
    expect((await server.call('GET', '/companies', { token })).body).toEqual(body);
    expect((await server.call('GET', '/users/me', { token })).body.data).toMatchObject({ companyId: body.data.id, role: 'owner' });
    expect((await server.call('PUT', `/companies/${body.data.id}`, { token, body: { name: 'Autre nom' } })).status).toBe(200);
  });

  test('one company a user, also when two creations race', async () => {
    const { token } = await server.signUp();
    const answers = await Promise.all([create(token, makeCompany()), create(token, makeCompany())]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    expect((await create(token, makeCompany())).body).toEqual({ code: 'conflict', message: 'Vous avez déjà une entreprise.' });
  });

  test('a slug that is taken is a conflict, and leaves the user without company', async () => {
    const first = await server.signUp();
    const second = await server.signUp();
    const company = makeCompany();
    await create(first.token, company);
    const { status, body } = await create(second.token, company);
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'slug_taken', message: SLUG_TAKEN, fields: { slug: SLUG_TAKEN } });
    expect((await server.call('GET', '/companies', { token: second.token })).status).toBe(404);
  });

  test.each([
    ['name', 'A', 'Le nom doit contenir au moins 2 caractères'],
    ['name', 'A'.repeat(101), 'Le nom ne peut pas dépasser 100 caractères'],
    ['slug', 'a', 'Le slug doit contenir au moins 2 caractères'],
    ['industry', 'mines', 'Veuillez sélectionner un secteur'],
    ['companySize', '12', 'Veuillez sélectionner une taille'],
    ['website', 'javascript:alert(1)', 'Veuillez entrer une URL valide'],
    ['logoUrl', 'atelier', 'Veuillez entrer une URL valide'],
    ['description', 'x'.repeat(1001), 'La description ne peut pas dépasser 1000 caractères'],
    ['phone', '1234567', 'Veuillez entrer un numéro de téléphone valide'],
    ['timezone', 'Mars/Base', 'Veuillez sélectionner un fuseau horaire'],
    ['address', 'court', "L'adresse doit contenir au moins 10 caractères"],
    ['city', 'P', 'La ville doit contenir au moins 2 caractères'],
    ['country', '', 'Le pays doit contenir au moins 2 caractères'],
    ['billingEmail', 'compta', 'Veuillez entrer un email valide'],
    ['billingAddress', 'court', "L'adresse de facturation doit contenir au moins 10 caractères"],
    ['locale', 'it-IT', 'Veuillez sélectionner une langue'],
  ])('refuses %s = %s', async (field, value, sentence) => {
    const { token } = await server.signUp();
    const { status, body } = await create(token, { ...makeCompany(), [field]: value });
    expect([status, body.code, body.fields]).toEqual([422, 'invalid', { [field]: sentence }]);
  });

  test.each(['-abc', 'abc-', 'a--b', 'Abc', 'a b', 'é'])('refuses the slug %j', async (slug) => {
    const { token } = await server.signUp();
    expect((await create(token, makeCompany({ slug }))).body.fields).toHaveProperty('slug');
  });
});

describe('GET companies', () => {
  test('is absent until there is one, and needs a session', async () => {
    const { token } = await server.signUp();
    const { status, body } = await server.call('GET', '/companies', { token });
    expect([status, body]).toEqual([404, { code: 'not_found', message: 'Élément introuvable.' }]);
    expect((await server.call('GET', '/companies')).status).toBe(401);
  });
});

describe('PUT companies/:id', () => {
  test('changes what is sent, and empties an optional field', async () => {
    const { token, companyId } = await server.signUp({ company: true });
    const { status, body } = await server.call('PUT', `/companies/${companyId}`, {
      token,
      body: { city: 'Lyon', website: '', companySize: '1000+' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ city: 'Lyon', website: null, companySize: '1000+', name: 'Atelier Numérique' });
    expect((await server.call('PUT', `/companies/${companyId}`, { token, body: {} })).body).toEqual(body);
  });

  test.each([
    [{ name: '' }, { name: "Le nom de l'entreprise est requis" }],
    [{ website: 'atelier' }, { website: 'URL invalide' }],
  ])('refuses %j', async (changes, fields) => {
    const { token, companyId } = await server.signUp({ company: true });
    const { status, body } = await server.call('PUT', `/companies/${companyId}`, { token, body: changes });
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('another company is absent, exactly as one that never was', async () => {
    const victim = await server.signUp({ company: true });
    const { token } = await server.signUp({ company: true });
    const put = (id: string) => server.call('PUT', `/companies/${id}`, { token, body: { name: 'À moi' } });
    const foreign = await put(victim.companyId);
    const absent = await put('0190a000-0000-7000-8000-000000000000');
    const malformed = await put('pas-un-id');
    expect(foreign.status).toBe(404);
    expect([absent.text, malformed.text]).toEqual([foreign.text, foreign.text]);
    expect((await server.call('GET', '/companies', { token: victim.token })).body.data.name).toBe('Atelier Numérique');
  });

  test('a user without company is told to create one', async () => {
    const { token } = await server.signUp();
    const { status, body } = await server.call('PUT', '/companies/0190a000-0000-7000-8000-000000000000', { token, body: { name: 'x' } });
    expect([status, body]).toEqual([403, { code: 'company_required', message: 'Créez d’abord votre entreprise.' }]);
  });
});
