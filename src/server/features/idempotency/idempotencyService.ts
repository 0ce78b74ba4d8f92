import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import type { Answered, Once, RepeatableCall } from '#server/plugins/idempotency';
import { TEXTS } from './texts.ts';
import { idempotencyRepository } from './idempotencyRepository.ts';

const KEPT_MS = 86_400_000;
/** Longer than any creation takes: an older claim was left by a process that died. */
const CLAIM_MS = 120_000;
const POLL_MS = 100;
const WAIT_MS = 30_000;

interface Dependencies {
  database: Database;
  clock?: () => Date;
}

/** Repeated creations: the first call runs, its repetitions wait for its answer and receive it too (decisions §2). */
export const createIdempotencyService = ({ database, clock = () => new Date() }: Dependencies) => {
  const repository = idempotencyRepository(database);

  const claim = async (call: RepeatableCall): Promise<boolean> => {
    const now = clock().getTime();
    await repository.sweep({ answeredBefore: new Date(now - KEPT_MS), claimedBefore: new Date(now - CLAIM_MS) });
    return repository.claim(call, clock());
  };

  /** A failure is not kept: the next call may succeed. */
  const runAndKeep = async (call: RepeatableCall, run: () => Promise<Answered>): Promise<Answered> => {
    try {
      const answered = await run();
      await (answered.status < 400 ? repository.complete(call, answered) : repository.release(call));
      return answered;
    } catch (error) {
      await repository.release(call);
      throw error;
    }
  };

  const once: Once = async (call, run) => {
    for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
      if (await claim(call)) return runAndKeep(call, run);
      const first = await repository.find(call);
      if (first && first.fingerprint !== call.fingerprint) throw new AppError('invalid', { message: TEXTS.keyReused });
      if (first?.status && first.body !== null) return { status: first.status, body: first.body };
      if (first) await sleep(POLL_MS);
    }
    throw new AppError('conflict', { message: TEXTS.stillRunning });
  };

  return { once };
};
export type IdempotencyService = ReturnType<typeof createIdempotencyService>;
