import { constants } from 'node:os';

const CHECK_MS = 250;

/**
 * Ends this process when the one that started it is gone. npm hands a signal to the shell between it and us, and
 * many a shell dies of it without a word to us. Only under npm: started by hand, a server may outlive its shell.
 */
export const endWithParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  watch.unref();

  /** We were told after all: a second signal would be taken for impatience. With no other listener, end as without us. */
  const told = (/** @type {NodeJS.Signals} */ signal) => {
    clearInterval(watch);
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, told);
};
