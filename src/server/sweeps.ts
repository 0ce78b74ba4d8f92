/** A round of tidying that must not end the process, nor start again before it has ended. */
interface Sweep {
  run: () => Promise<void>;
  everyMs: number;
}

/** Runs each sweep now and then; the answer stops them and waits for the rounds under way. */
export const startSweeps = (sweeps: Sweep[], onError: (error: unknown) => void): (() => Promise<void>) => {
  const underWay = new Map<Sweep, Promise<void>>();
  const run = (sweep: Sweep) => {
    if (underWay.has(sweep)) return;
    const round = sweep
      .run()
      .catch(onError)
      .finally(() => underWay.delete(sweep));
    underWay.set(sweep, round);
  };
  sweeps.forEach(run);
  const timers = sweeps.map((sweep) => setInterval(run, sweep.everyMs, sweep).unref());
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(underWay.values());
  };
};
