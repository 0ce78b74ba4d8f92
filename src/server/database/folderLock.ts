import { createHash, randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startupError.ts';

const WAIT_FOR_PREVIOUS_OWNER_MS = 5000;
const RETRY_MS = 100;

/** Where the owner of a folder listens. The first two vanish with the process that holds them; a socket file may outlive it. */
const lockAddress = async (folder: string, platform: NodeJS.Platform) => {
  // The folder itself, whatever path leads to it.
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `vivier-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (platform === 'linux') return { path: `\0${name}`, mayOutliveOwner: false };
  if (platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, mayOutliveOwner: false };
  return { path: join(tmpdir(), `${name}.sock`), mayOutliveOwner: true };
};

/** Listens and tells every caller its token; null when somebody else listens there. */
const bind = (path: string, token: string) =>
  new Promise<Server | null>((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(token));
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => resolve(server.unref()));
  });

/** The token of whoever answers at an address; null when nobody lives there. */
const ownerToken = (path: string) =>
  new Promise<string | null>((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(answer));
  });

const release = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

const tryLock = async ({ path, mayOutliveOwner }: Awaited<ReturnType<typeof lockAddress>>): Promise<Server | null> => {
  const token = randomUUID();
  const server = await bind(path, token);
  if (!mayOutliveOwner) return server;
  if (server === null) {
    if ((await ownerToken(path)) === null) await rm(path, { force: true });
    return null;
  }
  // Another starter that saw the same dead socket file may have removed ours: only the one who still answers there owns the folder.
  await delay(RETRY_MS);
  if ((await ownerToken(path)) === token) return server;
  await release(server);
  return null;
};

/**
 * Holds a folder until the answer is called or the process ends, however it ends. Waits a few seconds for a previous
 * owner that is stopping, then refuses. A lock file with a process number would survive a kill and lie after it.
 */
export const lockFolder = async (folder: string, platform: NodeJS.Platform = process.platform): Promise<() => Promise<void>> => {
  const address = await lockAddress(folder, platform);
  const deadline = performance.now() + WAIT_FOR_PREVIOUS_OWNER_MS;
  for (;;) {
    const server = await tryLock(address);
    if (server !== null) return () => release(server);
    if (performance.now() > deadline) {
      throw new StartupError(
        `Le dossier de données ${folder} est déjà utilisé par un autre Vivier : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
      );
    }
    await delay(RETRY_MS);
  }
};
