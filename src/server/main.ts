import type { AddressInfo } from 'node:net';
import { createModelClient } from './analysis/model/modelClient.ts';
import { createAnalysisThread } from './analysis/thread/analysisThread.ts';
import { buildApp } from './app.ts';
import { openBackend, outboxOf } from './backend.ts';
import { type Env, readEnv } from './env.ts';
import { closeRenderer } from './features/cv/rendering/renderInChild.ts';
import { startOrExplain, stopOnSignal } from './lifecycle.ts';
import { closeReaders, readDocument } from './reading/readDocument.ts';
import { closePrinter, printPdf } from './pdf/printPdf.ts';
import { StartupError } from './startupError.ts';
import { TEXTS } from './texts.ts';

const listenFailure = (error: NodeJS.ErrnoException, { port, host }: Env): Error => {
  if (error.code === 'EADDRINUSE') return new StartupError(TEXTS.portInUse(port));
  if (error.code === 'EACCES') return new StartupError(TEXTS.portDenied(port));
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new StartupError(TEXTS.hostUnknown(host));
  return error;
};

const analysis = createAnalysisThread();

const onError = (error: unknown) => console.error(error);

const start = async () => {
  const env = readEnv();
  const backend = await openBackend(env, {
    reader: { readDocument, ...analysis },
    printPdf,
    model: env.model && createModelClient(env.model),
    onError,
  });
  try {
    const app = await buildApp(backend.services, env);
    if (env.worker) await backend.work();
    await app.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenFailure(error, env);
    });
    return { env, backend, app };
  } catch (error) {
    await backend.close();
    throw error;
  }
};

const { env, backend, app } = await startOrExplain(start);

stopOnSignal(async () => {
  await app.close();
  await backend.close();
  await Promise.all([closeReaders(), analysis.close(), closeRenderer(), closePrinter()]);
});

const { port } = app.server.address() as AddressInfo;
console.log(TEXTS.ready(`http://localhost:${port}`));
console.log(TEXTS.data(env.dataDir, backend.database.kind));
if (env.smtpUrl === null) console.log(TEXTS.outbox(outboxOf(env.dataDir)));
