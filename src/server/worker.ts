import { createAnalysisThread } from './analysis/thread/analysisThread.ts';
import { openBackend } from './backend.ts';
import { readEnv } from './env.ts';
import { startOrExplain, stopOnSignal } from './lifecycle.ts';
import { closeReaders, readDocument } from './reading/readDocument.ts';
import { printPdf } from './pdf/printPdf.ts';
import { StartupError } from './startupError.ts';
import { TEXTS } from './texts.ts';

const analysis = createAnalysisThread();

const backend = await startOrExplain(async () => {
  const env = readEnv();
  // The embedded database belongs to one process.
  if (env.databaseUrl === null) throw new StartupError(TEXTS.workerNeedsServer);
  const opened = await openBackend(env, {
    reader: { readDocument, ...analysis },
    printPdf,
    onError: (error) => console.error(error),
  });
  await opened.work();
  return opened;
});

stopOnSignal(async () => {
  await backend.close();
  await Promise.all([closeReaders(), analysis.close()]);
});

console.log(TEXTS.workerReady);
