import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '#server/database/client';
import { idempotencyKeys } from '#server/database/schema/idempotencyKeys';
import type { Answered, RepeatableCall } from '#server/plugins/idempotency';

const rowOf = ({ userId, route, key }: RepeatableCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key));

export const idempotencyRepository = (database: Queryable) => ({
  /** true for the one caller that may run it. */
  async claim({ userId, route, key, fingerprint }: RepeatableCall, createdAt: Date): Promise<boolean> {
    const inserted = await database
      .insert(idempotencyKeys)
      .values({ userId, route, key, fingerprint, createdAt })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    return inserted.length > 0;
  },

  async find(call: RepeatableCall) {
    const [row] = await database.select().from(idempotencyKeys).where(rowOf(call));
    return row ?? null;
  },

  async complete(call: RepeatableCall, answered: Answered): Promise<void> {
    await database.update(idempotencyKeys).set(answered).where(rowOf(call));
  },

  async release(call: RepeatableCall): Promise<void> {
    await database.delete(idempotencyKeys).where(rowOf(call));
  },

  /** Answers that are a day old, and claims whose process died before it answered. */
  async sweep({ answeredBefore, claimedBefore }: { answeredBefore: Date; claimedBefore: Date }): Promise<void> {
    const abandoned = and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, claimedBefore));
    await database.delete(idempotencyKeys).where(or(lt(idempotencyKeys.createdAt, answeredBefore), abandoned));
  },
});
