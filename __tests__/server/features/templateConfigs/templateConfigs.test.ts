import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER } from '#contract/template-configs';
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

const call = (method: string, id: string, body?: unknown) => server.call(method, `/template-configs/${id}`, { token, body });
const create = (body: unknown) => server.call('POST', '/template-configs', { token, body });
const list = async () => (await server.call('GET', '/template-configs', { token })).body.data.configs;
const templates = async () => (await server.call('GET', '/templates', { token })).body.data.templates;

test('a new company has one default configuration, on the first built-in template', async () => {
  const [classic] = await templates();
  expect(await list()).toEqual([
    expect.objectContaining({
      templateId: classic.id,
      isDefault: true,
      isActive: true,
      config: { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY },
    }),
  ]);
});

test('colours, footer and anonymity have defaults', async () => {
  const { status, body } = await create({ name: 'Bleu', templateId: 'none', config: { colors: { primary: '#123abc' } } });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ templateId: 'none', isActive: true, isDefault: false, description: '' });
  expect(body.data.config.colors).toEqual({ ...DEFAULT_COLORS, primary: '#123abc' });
  expect(body.data.config.anonymity).toEqual(DEFAULT_ANONYMITY);
  expect((await call('GET', body.data.id)).body).toEqual(body);
});

test('one default at most: a creation or a change takes it from the other, and the list begins with it', async () => {
  const [first] = await list();
  const second = (await create({ name: 'Deux', templateId: 'none', isDefault: true })).body.data;
  expect((await list()).map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect((await call('PATCH', first.id, { isDefault: true })).body.data.isDefault).toBe(true);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  const racing = await Promise.all([1, 2, 3].map((n) => create({ name: `Course ${n}`, templateId: 'none', isDefault: true })));
  expect(racing.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});

test('a change of one field leaves the others', async () => {
  const [{ id, ...before }] = await list();
  const { body } = await call('PATCH', id, { isActive: false });
  expect(body.data).toEqual({ ...before, id, isActive: false, updatedAt: expect.any(String) });
});

test.each([
  [{ name: '' }, 'name', 'Le nom est requis'],
  [{ templateId: '' }, 'templateId', 'Le template est requis'],
  [{ config: { colors: { primary: 'red' } } }, 'config.colors.primary', 'Couleur primaire invalide'],
  [{ config: { footer: { companyName: '' } } }, 'config.footer.companyName', "Nom de l'entreprise requis"],
  [{ config: { footer: { logo: 'logo' } } }, 'config.footer.logo', 'URL du logo invalide'],
])('%j is refused', async (changes, field, sentence) => {
  const [{ id }] = await list();
  for (const answer of [await create({ name: 'Test', templateId: 'none', ...changes }), await call('PATCH', id, changes)]) {
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(sentence);
  }
});

test('a configuration falls to the built-in classic when its template is deleted', async () => {
  const [{ id, templateId }] = await list();
  await server.call('DELETE', `/templates/${templateId}`, { token });
  expect((await call('GET', id)).body.data.templateId).toBe('none');
});

test('another company neither sees a configuration nor lends its templates', async () => {
  const [{ id, templateId }] = await list();
  const stranger = (await server.signUp({ company: true })).token;
  const as = (method: string, path: string, body?: unknown) => server.call(method, path, { token: stranger, body });
  expect((await as('GET', `/template-configs/${id}`)).status).toBe(404);
  expect((await as('PATCH', `/template-configs/${id}`, { name: 'Pris' })).status).toBe(404);
  expect((await as('DELETE', `/template-configs/${id}`)).status).toBe(404);
  const borrowed = await as('POST', '/template-configs', { name: 'Emprunt', templateId });
  expect(borrowed.body).toMatchObject({ code: 'invalid', fields: { templateId: 'Template non trouvé' } });
  expect((await call('DELETE', id)).status).toBe(204);
  expect((await call('DELETE', id)).status).toBe(404);
});
