import type pg from 'pg';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 6 * 60 * 60_000;

/** PGlite runs no checkpointer and no autovacuum: its log would grow with every write and its plans age. */
export const maintain = (pool: pg.Pool): (() => Promise<void>) => {
  let running = Promise.resolve();
  // A failed round is not worth a failure of ours: the next one does the same work.
  const run = (statement: string) => {
    running = running
      .then(() => pool.query(statement))
      .then(
        () => {},
        () => {},
      );
  };
  const timers = [setInterval(run, CHECKPOINT_EVERY_MS, 'checkpoint'), setInterval(run, VACUUM_EVERY_MS, 'vacuum analyze')];
  for (const timer of timers) timer.unref();
  return async () => {
    timers.forEach(clearInterval);
    run('vacuum analyze');
    run('checkpoint');
    await running;
  };
};
