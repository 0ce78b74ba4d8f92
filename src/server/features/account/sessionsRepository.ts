import { and, eq, lt, ne } from 'drizzle-orm';
import type { Queryable } from '#server/database/client';
import { sessions } from '#server/database/schema/sessions';

type NewToken = Omit<typeof sessions.$inferInsert, 'id' | 'usedAt'>;

export const sessionsRepository = (database: Queryable) => ({
  async add(token: NewToken): Promise<void> {
    await database.insert(sessions).values(token);
  },

  /** Locks the token, so that two calls with it take turns. */
  async take(tokenHash: string) {
    const [row] = await database.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('update');
    return row ?? null;
  },

  async markUsed(id: string, usedAt: Date): Promise<void> {
    await database.update(sessions).set({ usedAt }).where(eq(sessions.id, id));
  },

  async removeExpired(userId: string, now: Date): Promise<void> {
    await database.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  },

  async revoke(sessionId: string): Promise<void> {
    await database.delete(sessions).where(eq(sessions.sessionId, sessionId));
  },

  /** All the sessions of a user, or all but one. */
  async revokeAll(userId: string, exceptSessionId?: string): Promise<void> {
    const others = exceptSessionId ? ne(sessions.sessionId, exceptSessionId) : undefined;
    await database.delete(sessions).where(and(eq(sessions.userId, userId), others));
  },
});
