import { and, eq, exists, sql } from 'drizzle-orm';
import type { Preferences, User } from '#contract/account';
import type { Queryable } from '#server/database/client';
import { sessions } from '#server/database/schema/sessions';
import { users } from '#server/database/schema/users';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt'>;

/** Preferences left out stay as they are, whoever else writes meanwhile. */
export type UserChanges = Partial<Omit<NewUser, 'preferences'> & { preferences: Partial<Preferences> }>;

/** What the user and the browser may know. */
export const toUser = ({ passwordHash: _, createdAt, ...user }: UserRow): User => ({ ...user, createdAt: createdAt.toISOString() });

export const usersRepository = (database: Queryable) => ({
  async byId(id: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.id, id));
    return row ?? null;
  },

  async byEmail(email: string): Promise<UserRow | null> {
    const [row] = await database
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return row ?? null;
  },

  /** The company of a user whose session is still open; null when it is not. */
  async member(id: string, sessionId: string): Promise<{ companyId: string | null } | null> {
    const open = database
      .select({ one: sql`1` })
      .from(sessions)
      .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, users.id)));
    const [row] = await database
      .select({ companyId: users.companyId })
      .from(users)
      .where(and(eq(users.id, id), exists(open)));
    return row ?? null;
  },

  async insert(user: NewUser): Promise<UserRow> {
    const [row] = await database.insert(users).values(user).returning();
    return row!;
  },

  async update(id: string, { preferences, ...changes }: UserChanges): Promise<UserRow | null> {
    const merged = preferences && sql`${users.preferences} || ${JSON.stringify(preferences)}::jsonb`;
    const [row] = await database
      .update(users)
      .set({ ...changes, preferences: merged })
      .where(eq(users.id, id))
      .returning();
    return row ?? null;
  },

  /** Answers the company that the user leaves; null when there is none, or no such user any more. */
  async remove(id: string): Promise<string | null> {
    const [row] = await database.delete(users).where(eq(users.id, id)).returning({ companyId: users.companyId });
    return row?.companyId ?? null;
  },
});
