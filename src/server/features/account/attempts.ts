import { AppError } from '#server/plugins/errors';

interface Rule {
  max: number;
  minutes: number;
}

interface Tally {
  count: number;
  endsAt: number;
}

/** Past this many keys the lapsed ones are swept: whoever tries thousands of addresses must not fill the memory. */
const SWEEP_AT = 10_000;

/**
 * Attempts against one account, whatever address they come from (decisions §2). An attempt counts before its outcome is
 * known, so that a burst of parallel guesses is counted too; a success forgets them all.
 */
export const createAttempts = ({ max, minutes }: Rule, clock: () => Date) => {
  const tallies = new Map<string, Tally>();

  const sweep = (now: number) => {
    for (const [key, { endsAt }] of tallies) if (endsAt <= now) tallies.delete(key);
  };

  /** Counts one attempt, or refuses it with the time to wait. */
  const take = (account: string) => {
    const now = clock().getTime();
    if (tallies.size >= SWEEP_AT) sweep(now);
    const known = tallies.get(account);
    const tally = known && known.endsAt > now ? known : { count: 0, endsAt: now + minutes * 60_000 };
    if (tally.count >= max) throw new AppError('too_many_requests', { retryAfter: Math.ceil((tally.endsAt - now) / 1000) });
    tally.count += 1;
    tallies.set(account, tally);
  };

  const forget = (account: string) => {
    tallies.delete(account);
  };

  return { take, forget };
};
