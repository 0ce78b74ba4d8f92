import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#server/env';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'vivier-env-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

test('a plain start needs no setting', () => {
  expect(readEnv({ DATA_DIR })).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: DATA_DIR,
    databaseUrl: null,
    appUrl: 'http://localhost:3000',
    smtpUrl: null,
    contactEmail: 'contact@localhost',
    legalNotice: '',
    trustProxy: false,
    apiBaseUrl: '',
    authSiteUrl: '',
    worker: true,
    model: null,
  });
});

test('the secrets are made once, for their owner alone, and differ', async () => {
  const first = readEnv({ DATA_DIR });
  const second = readEnv({ DATA_DIR });
  expect(second.jwtSecret).toEqual(first.jwtSecret);
  expect(second.filesKey).toEqual(first.filesKey);
  expect(first.filesKey).not.toEqual(first.jwtSecret);
  expect((await readdir(join(DATA_DIR, 'secrets'))).sort()).toEqual(['files_key', 'jwt_secret']);
  for (const name of ['files_key', 'jwt_secret']) expect((await stat(join(DATA_DIR, 'secrets', name))).mode & 0o777).toBe(0o600);
});

test('secrets that are given are not written', async () => {
  const secret = 'a'.repeat(40);
  const env = readEnv({ DATA_DIR, JWT_SECRET: secret, FILES_KEY: secret });
  expect(env.jwtSecret).not.toEqual(env.filesKey);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('an empty setting is an absent one, and a final slash is dropped', () => {
  expect(readEnv({ DATA_DIR, PORT: '', DATABASE_URL: ' ', APP_URL: 'https://vivier.exemple.fr/' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    appUrl: 'https://vivier.exemple.fr',
  });
});

test.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.1, 192.168.0.0/16', '10.0.0.1,192.168.0.0/16'],
])('TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(readEnv({ DATA_DIR, TRUST_PROXY }).trustProxy).toBe(expected);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['APP_URL', 'vivier.exemple.fr'],
  ['SMTP_URL', 'https://smtp.exemple.fr'],
  ['CONTACT_EMAIL', 'equipe <script>@exemple.fr'],
  ['API_BASE_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'everybody'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'perhaps'],
  ['JWT_SECRET', 'short'],
  ['FILES_KEY', 'short'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => readEnv({ DATA_DIR, [name]: value })).toThrow(new RegExp(`^Le réglage ${name} n’est pas valable : [^\n]+\\.$`));
});

test('a data folder that cannot be one is refused in words', () => {
  expect(() => readEnv({ DATA_DIR: '/dev/null/data' })).toThrow('Le dossier de données /dev/null/data ne peut pas être utilisé');
});

test('a model needs its address and its name; its key may be missing', () => {
  const address = { DATA_DIR, LLM_BASE_URL: 'http://localhost:11434/v1/' };
  const model = { baseUrl: 'http://localhost:11434/v1', model: 'petit' };
  expect(readEnv({ ...address, LLM_MODEL: 'petit' }).model).toMatchObject(model);
  expect(readEnv({ ...address, LLM_MODEL: 'petit', LLM_API_KEY: 'sk-1' }).model).toEqual({ ...model, apiKey: 'sk-1' });
  expect(() => readEnv(address)).toThrow('LLM_MODEL');
  expect(() => readEnv({ DATA_DIR, LLM_MODEL: 'petit' })).toThrow('LLM_BASE_URL');
  expect(() => readEnv({ DATA_DIR, LLM_MODEL: 'petit', LLM_BASE_URL: 'localhost' })).toThrow('LLM_BASE_URL');
});
