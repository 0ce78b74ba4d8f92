import { Piscina } from 'piscina';
import type * as readings from './readings.ts';

type Readings = typeof readings;

/** A text that takes longer is no CV: the engine is linear, and a long CV takes a tenth of a second. */
const TIME_LIMIT_MS = 20_000;

/** The thread is let go when nothing was analysed for a while. */
const IDLE_MS = 60_000;

/**
 * The engine in a thread of its own: the server answers while a text is understood, and a hostile text that takes too
 * long ends the thread alone. Each reading gives null when it was cut short.
 */
export const createAnalysisThread = (timeLimitMs = TIME_LIMIT_MS) => {
  const pool = new Piscina({ filename: new URL('./readings.ts', import.meta.url).href, maxThreads: 1, idleTimeout: IDLE_MS });

  const inThread =
    <K extends keyof Readings>(name: K) =>
    async (
      document: Parameters<Readings[K]>[0]['document'],
      options: Parameters<Readings[K]>[0]['options'],
    ): Promise<ReturnType<Readings[K]> | null> => {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        return await (pool.run({ document, options }, { name, signal }) as Promise<ReturnType<Readings[K]>>);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    };

  return { readCandidate: inThread('readCandidate'), readJob: inThread('readJob'), close: () => pool.destroy() };
};
