import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/client';
import { passwordResets } from '#server/database/schema/passwordResets';

export const passwordResetsRepository = (database: Queryable) => ({
  async add(reset: typeof passwordResets.$inferInsert): Promise<void> {
    await database.insert(passwordResets).values(reset);
  },

  /** Removes the token and tells whose it was: it works once. */
  async consume(tokenHash: string) {
    const [row] = await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning();
    return row ?? null;
  },

  async removeAll(userId: string): Promise<void> {
    await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
  },
});
