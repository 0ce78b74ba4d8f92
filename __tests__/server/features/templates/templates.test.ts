import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ token } = await server.signUp({ company: true }));
});

const list = async (caller = token) => (await server.call('GET', '/templates', { token: caller })).body.data.templates;
const create = (body: unknown) => server.call('POST', '/templates', { token, body });
const minimal = { name: 'Sobre', handlebarsTemplate: '<h1>{{fullName}}</h1>' };

test('a new company has the built-in templates, in their order', async () => {
  const templates = await list();
  expect(templates.map(({ name }: { name: string }) => name)).toEqual(BUILT_IN_TEMPLATES.map(({ name }) => name));
  expect(templates[0]).toMatchObject({
    templateType: 'cv',
    version: '1.0.0',
    isActive: true,
    handlebarsTemplate: BUILT_IN_TEMPLATES[0]!.handlebarsTemplate,
  });
});

test('a template is created with the defaults, listed first, read, changed and deleted', async () => {
  const created = await create(minimal);
  expect(created.status).toBe(201);
  expect(created.body.data).toEqual({
    ...minimal,
    id: expect.any(String),
    description: '',
    version: '1.0.0',
    templateType: 'cv',
    category: 'modern',
    isActive: true,
    isPublic: false,
    metadata: {},
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const path = `/templates/${created.body.data.id}`;
  expect((await list())[0]).toEqual(created.body.data);
  const { body } = await server.call('PATCH', path, { token, body: { isActive: false, metadata: { note: 'essai' } } });
  expect(body.data).toMatchObject({ ...minimal, isActive: false, metadata: { note: 'essai' } });
  expect((await server.call('GET', path, { token })).body).toEqual(body);
  expect((await server.call('DELETE', path, { token })).status).toBe(204);
  expect((await server.call('GET', path, { token })).status).toBe(404);
  expect((await server.call('DELETE', path, { token })).status).toBe(404);
});

test.each([
  ['name', { ...minimal, name: ' ' }, 'Le nom est requis'],
  ['handlebarsTemplate', { ...minimal, handlebarsTemplate: '' }, 'Le template Handlebars est requis'],
  ['handlebarsTemplate', { ...minimal, handlebarsTemplate: 'x'.repeat(200_001) }, 'Le template ne peut pas dépasser 200 000 caractères'],
])('%s is checked', async (field, body, sentence) => {
  const answer = await create(body);
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({ [field]: sentence });
});

test('another company sees nothing of it', async () => {
  const path = `/templates/${(await create(minimal)).body.data.id}`;
  const other = (await server.signUp({ company: true })).token;
  expect((await list(other)).length).toBe(BUILT_IN_TEMPLATES.length);
  expect((await server.call('GET', path, { token: other })).status).toBe(404);
  expect((await server.call('PATCH', path, { token: other, body: { name: 'Pris' } })).status).toBe(404);
  expect((await server.call('DELETE', path, { token: other })).status).toBe(404);
  expect((await server.call('GET', path, { token })).body.data.name).toBe('Sobre');
});

test('a company older than the templates is equipped once, and one that removed some is left alone', async () => {
  const [kept, ...gone] = await list();
  for (const { id } of gone) await server.call('DELETE', `/templates/${id}`, { token });
  const old = await server.signUp({ company: true });
  await server.database.execute(`delete from templates where company_id = '${old.companyId}'`);
  await server.database.execute(`delete from template_configs where company_id = '${old.companyId}'`);
  const { equipOlderCompanies } = server.backend.services.templateConfigs;
  await equipOlderCompanies();
  await equipOlderCompanies();
  expect((await list(old.token)).length).toBe(BUILT_IN_TEMPLATES.length);
  expect(await list()).toEqual([kept]);
});
