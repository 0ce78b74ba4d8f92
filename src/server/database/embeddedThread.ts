import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of the embedded database: PGlite blocks while it works, so it never runs beside the HTTP server. */
export interface EmbeddedThreadData {
  folder: string;
  /** null only creates the folder and closes it. */
  socketPath: string | null;
}

const { folder, socketPath } = workerData as EmbeddedThreadData;
// The default of 128 MB keeps 200 MB more resident and makes no query of ours faster.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
const database = await PGlite.create(folder, { extensions: { unaccent }, startParams });

if (socketPath === null) {
  await database.close();
} else {
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 2 });
  await server.start();
  parentPort!.once('message', () => void server.stop().then(() => database.close()));
  parentPort!.postMessage('listening');
}
