import { StartupError } from './startupError.ts';
import { TEXTS } from './texts.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Much longer than a stop takes: the embedded database is closed in it, and a busy machine is slow. */
const STOP_WITHIN_MS = 30_000;
const INTERRUPTED = 130;

/** Starts, or says in one sentence why not and ends with 1. */
export const startOrExplain = async <T>(start: () => Promise<T>): Promise<T> => {
  try {
    return await start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof StartupError ? reason : TEXTS.failed(reason)}\n`);
    process.exit(1);
  }
};

/** The first signal stops cleanly, within a limit; the second one at once. */
export const stopOnSignal = (stop: () => Promise<void>) => {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(INTERRUPTED);
    stopping = true;
    process.stdout.write(`${TEXTS.stopping}\n`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
};
