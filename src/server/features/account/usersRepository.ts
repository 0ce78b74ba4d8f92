import { and, eq, exists, ne, sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { Queryable } from '#server/database/client';
import { sessions } from '#server/database/schema/sessions';
import { users } from '#server/database/schema/users';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt'>;

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

  async update(id: string, changes: Partial<NewUser>): Promise<UserRow | null> {
    const [row] = await database.update(users).set(changes).where(eq(users.id, id)).returning();
    return row ?? null;
  },

  async remove(id: string): Promise<void> {
    await database.delete(users).where(eq(users.id, id));
  },

  async hasColleagues({ id, companyId }: { id: string; companyId: string }): Promise<boolean> {
    const others = await database.$count(users, and(eq(users.companyId, companyId), ne(users.id, id)));
    return others > 0;
  },
});
