import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { StartupError } from '../startupError.ts';
import type { EmbeddedThreadData } from './embeddedThread.ts';
import { lockFolder } from './folderLock.ts';
import { maintain } from './maintenance.ts';

const ACQUIRE_TIMEOUT_MS = 30_000;

const startThread = (data: EmbeddedThreadData) => new Worker(new URL('./embeddedThread.ts', import.meta.url), { workerData: data });

const ended = (thread: Worker) =>
  new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });

/** Under `node --watch` a thread also posts the files that it loads. */
const listening = (thread: Worker) =>
  new Promise<void>((resolve, reject) => {
    thread.on('message', (message) => message === 'listening' && resolve());
    thread.once('error', reject);
  });

/** A kill during the very first initialisation can leave a folder that never opens: made beside, then renamed. */
const initialise = async (folder: string) => {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await ended(startThread({ folder: draft, socketPath: null }));
  await rename(draft, folder);
};

/** Serves a PGlite folder from its own thread, on a socket that only this user can reach. */
export const serveFolder = async (folder: string): Promise<{ pool: pg.Pool; close: () => Promise<void> }> => {
  const socketFolder = await mkdtemp(join(tmpdir(), 'vivier-'));
  const thread = startThread({ folder, socketPath: join(socketFolder, '.s.PGSQL.5432') });
  await listening(thread);
  // One connection: PGlite has a single session, and its socket mixes answers when it serves several.
  const pool = new pg.Pool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 0,
  });
  const close = async () => {
    await pool.end();
    const exit = ended(thread);
    thread.postMessage('close');
    await exit;
    await rm(socketFolder, { recursive: true, force: true });
  };
  return { pool, close };
};

/** Opens the embedded database of a data folder, which it locks: two processes on one folder ruin it for good. */
export const openEmbedded = async (dataDir: string): Promise<{ pool: pg.Pool; close: () => Promise<void> }> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await initialise(folder);
    // PGlite makes its files readable by everybody.
    await chmod(folder, 0o700);
    const served = await serveFolder(folder);
    const stopMaintenance = maintain(served.pool);
    const close = async () => {
      await stopMaintenance();
      await served.close();
      await unlock();
    };
    return { pool: served.pool, close };
  } catch (error) {
    await unlock();
    throw new StartupError(`La base de données du dossier ${dataDir} ne s’ouvre pas : ${(error as Error).message}.`);
  }
};
