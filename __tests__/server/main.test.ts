import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCompany, makeRegistration } from '../support/makeAccount.ts';
import { spawnServer } from '../support/spawnServer.ts';
import { preparedFolder } from '../support/testDatabase.ts';

const CVS = new URL('../../src/server/database/demo/cvs/', import.meta.url);
let dataDir: string;
const running: ReturnType<typeof spawnServer>[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vivier-main-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.signal('SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}, entry: 'main' | 'worker' = 'main') => {
  const server = spawnServer({ DATA_DIR: dataDir, ...settings }, entry);
  running.push(server);
  return server;
};

const api = async (url: string, method: string, path: string, token?: string, body?: object) => {
  const form = body instanceof FormData;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !form && { 'content-type': 'application/json' }) },
    body: form ? body : body && JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
};

const signUp = async (url: string): Promise<string> => {
  const registration = makeRegistration();
  await api(url, 'POST', '/auth/register', undefined, registration);
  const { data } = await api(url, 'POST', '/auth/login', undefined, registration);
  await api(url, 'POST', '/companies', data.accessToken, makeCompany());
  return data.accessToken;
};

const demoCvs = async () => {
  const body = new FormData();
  for (const name of await readdir(CVS)) body.append('files', new File([await readFile(new URL(name, CVS))], name));
  return body;
};

test('every acknowledged upload survives a kill during its analysis and reaches a final status', async () => {
  const first = start();
  const url = await first.ready;
  const token = await signUp(url);
  const uploaded = await api(url, 'POST', '/candidates/files', token, await demoCvs());
  expect((await api(url, 'GET', '/candidates', token)).analyzing).toBeGreaterThan(0);
  await first.signal('SIGKILL');

  const again = await start().ready;
  for (;;) {
    const { data, analyzing } = await api(again, 'GET', '/candidates', token);
    if (analyzing > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    expect(data.map(({ id }: { id: string }) => id).sort()).toEqual(uploaded.data.map(({ id }: { id: string }) => id).sort());
    expect(data.filter(({ status }: { status: string }) => status !== 'analyzed')).toEqual([]);
    break;
  }
});

/** Spares a test the creation of a database. */
const prepareData = async () => cp(await preparedFolder(), join(dataDir, 'database'), { recursive: true });

test('one process at a time holds a data folder, and lets it go when told to stop', async () => {
  await prepareData();
  const owner = start();
  await owner.ready;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said.stderr).toBe(
    `Le dossier de données ${dataDir} est déjà utilisé par un autre Vivier : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.\n`,
  );
  expect(await owner.signal('SIGTERM')).toBe(0);
  expect(owner.said.stderr).toBe('');
  await start().ready;
});

test('a port that is taken is one sentence', async () => {
  await prepareData();
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, 'localhost', resolve);
  });
  const { port } = taken.address() as { port: number };
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said.stderr).toMatch(new RegExp(`^Le port ${port} est déjà utilisé[^\n]*\n$`));
  taken.close();
});

test.each([
  ['a bad setting', { PORT: 'abc' }, 'main', /^Le réglage PORT n’est pas valable[^\n]*\n$/],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
    'main',
    /^La base PostgreSQL de DATABASE_URL \(127\.0\.0\.1:1\) est injoignable[^\n]*\n$/,
  ],
  ['a worker without DATABASE_URL', {}, 'worker', /^npm run worker demande DATABASE_URL[^\n]*\n$/],
] as const)('%s is one sentence', async (_, settings, entry, sentence) => {
  const server = start(settings, entry);
  expect(await server.ended).toBe(1);
  expect(server.said.stderr).toMatch(sentence);
  expect(server.said.stderr).not.toContain('secret');
});
