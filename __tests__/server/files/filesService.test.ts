import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { OpenedDatabase } from '#server/database/client';
import { companies } from '#server/database/schema/companies';
import { createFilesService, type FilesService } from '#server/files/filesService';
import { type FileStore, openFileStore } from '#server/files/fileStore';
import { openTestDatabase } from '../../support/testDatabase.ts';

const SECRET = 'Camille Rousseau, 06 12 34 56 78';
const key = new Uint8Array(32).fill(7);
let database: OpenedDatabase;
let root: string;
let store: FileStore;
let files: FilesService;
let companyId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vivier-files-'));
  store = await openFileStore(root, key);
  files = createFilesService(database.db, store);
  companyId = uuidv7();
  await database.db.insert(companies).values({
    id: companyId,
    name: 'Atelier',
    slug: companyId,
    industry: 'it',
    companySize: '1-10',
    phone: '+33612345678',
    timezone: 'Europe/Paris',
    address: '1 rue de la Paix',
    city: 'Paris',
    country: 'France',
    billingEmail: 'a@example.org',
    billingAddress: '1 rue de la Paix',
    locale: 'fr-FR',
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const keep = async () => {
  const kept = await files.keep({ companyId, name: 'CV Camille.txt', mime: 'text/plain', bytes: Buffer.from(SECRET) });
  await kept.record(database.db);
  return kept.id;
};
const pathOf = (id: string) => join(root, companyId, id);

test('what is kept is read again, with its name and type', async () => {
  const id = await keep();
  expect(await files.read(companyId, id)).toEqual({
    name: 'CV Camille.txt',
    mime: 'text/plain',
    bytes: Buffer.from(SECRET),
    createdAt: expect.any(Date),
  });
});

test('the disk holds ciphertext in a folder of its owner alone', async () => {
  const id = await keep();
  expect((await readFile(pathOf(id))).includes('Camille')).toBe(false);
  expect(await readdir(join(root, companyId))).toEqual([id]);
});

test('a changed byte, another key or another name are noticed', async () => {
  const id = await keep();
  const sealed = await readFile(pathOf(id));
  const other = uuidv7();
  await writeFile(pathOf(other), sealed);
  await expect(store.read(companyId, other)).rejects.toThrow();
  const foreign = await openFileStore(root, new Uint8Array(32).fill(8));
  await expect(foreign.read(companyId, id)).rejects.toThrow();
  sealed[sealed.length - 1]! ^= 1;
  await writeFile(pathOf(id), sealed);
  await expect(files.read(companyId, id)).rejects.toThrow();
});

test('another company reads nothing', async () => {
  expect(await files.read(uuidv7(), await keep())).toBeNull();
});

test('names that are not ids never reach the disk', async () => {
  await expect(store.write(companyId, '../../escape', Buffer.from('x'))).rejects.toThrow('UUID');
  expect(() => store.removeCompany('..')).toThrow('UUID');
});

test('the sweep removes old bytes that no row mentions, and nothing else', async () => {
  const kept = await keep();
  const orphan = (await files.keep({ companyId, name: 'a', mime: 'text/plain', bytes: Buffer.from('a') })).id;
  const arriving = (await files.keep({ companyId, name: 'b', mime: 'text/plain', bytes: Buffer.from('b') })).id;
  const cut = `${uuidv7()}.part`;
  await writeFile(pathOf(cut), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of [kept, orphan, cut]) await utimes(pathOf(name), yesterday, yesterday);
  await files.sweep();
  expect((await readdir(join(root, companyId))).sort()).toEqual([kept, arriving].sort());
});
