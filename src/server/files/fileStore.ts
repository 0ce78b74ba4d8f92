import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { validate as isUuid } from 'uuid';
import { seal, unseal } from './fileCipher.ts';

/** Bytes of uploaded files, encrypted at rest, outside the web root (decisions §7). A file is immutable: written once, read, removed. */
export interface FileStore {
  /** Durable when it answers: call it before the transaction that mentions the file. */
  write: (companyId: string, id: string, bytes: Uint8Array) => Promise<void>;
  read: (companyId: string, id: string) => Promise<Buffer>;
  remove: (companyId: string, id: string) => Promise<void>;
  removeCompany: (companyId: string) => Promise<void>;
  /** Files that are older than an upload can last, company by company. */
  settled: () => AsyncGenerator<{ companyId: string; ids: string[] }>;
}

/** An upload writes its file, then its row: within this time the row may still be coming, from whichever process. */
const UNSETTLED_MS = 60 * 60_000;

const sync = async (path: string) => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isOld = async (path: string) => {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > UNSETTLED_MS;
};

/** Opens the store of one database: a folder per company, a file per upload. */
export const openFileStore = async (root: string, key: Uint8Array): Promise<FileStore> => {
  await mkdir(root, { recursive: true, mode: 0o700 });

  const folderOf = (companyId: string) => {
    if (!isUuid(companyId)) throw new Error('A company is named by its UUID');
    return join(root, companyId);
  };
  const pathOf = (companyId: string, id: string) => {
    if (!isUuid(id)) throw new Error('A file is named by its UUID');
    return join(folderOf(companyId), id);
  };

  const write: FileStore['write'] = async (companyId, id, bytes) => {
    const folder = folderOf(companyId);
    const path = pathOf(companyId, id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(`${path}.part`, 'wx', 0o600);
    try {
      await handle.writeFile(seal(bytes, key, `${companyId}/${id}`));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.part`, path);
    // The names, too: without this a power cut can forget a file whose bytes are on disk.
    if (process.platform !== 'win32') await Promise.all([sync(folder), sync(root)]);
  };

  const settledOf = async (companyId: string) => {
    const ids: string[] = [];
    for (const name of await readdir(join(root, companyId))) {
      const path = join(root, companyId, name);
      if (!(await isOld(path).catch(() => false))) continue;
      if (isUuid(name)) ids.push(name);
      // A write that a kill cut short.
      else await rm(path, { force: true });
    }
    return ids;
  };

  return {
    write,
    read: async (companyId, id) => unseal(await readFile(pathOf(companyId, id)), key, `${companyId}/${id}`),
    remove: (companyId, id) => rm(pathOf(companyId, id), { force: true }),
    removeCompany: (companyId) => rm(folderOf(companyId), { recursive: true, force: true }),
    settled: async function* () {
      for (const companyId of await readdir(root)) {
        const ids = await settledOf(companyId);
        if (ids.length > 0) yield { companyId, ids };
      }
    },
  };
};
