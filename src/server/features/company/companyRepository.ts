import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Company } from '#contract/company';
import type { Queryable } from '#server/database/client';
import { companies } from '#server/database/schema/companies';
import { users } from '#server/database/schema/users';

type CompanyRow = typeof companies.$inferSelect;
type NewCompany = Omit<typeof companies.$inferInsert, 'id' | 'createdAt'>;

export const toCompany = ({ createdAt, ...company }: CompanyRow): Company => ({ ...company, createdAt: createdAt.toISOString() });

export const companyRepository = (database: Queryable) => ({
  async byId(id: string): Promise<CompanyRow | null> {
    const [row] = await database.select().from(companies).where(eq(companies.id, id));
    return row ?? null;
  },

  async insert(company: NewCompany): Promise<CompanyRow> {
    const [row] = await database.insert(companies).values(company).returning();
    return row!;
  },

  async update(id: string, changes: Partial<NewCompany>): Promise<CompanyRow | null> {
    const [row] = await database.update(companies).set(changes).where(eq(companies.id, id)).returning();
    return row ?? null;
  },

  /** Locks the company first, so that two members who leave at once take turns. true when nobody was left. */
  async removeDeserted(id: string): Promise<boolean> {
    await database.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('update');
    const members = database
      .select({ one: sql`1` })
      .from(users)
      .where(eq(users.companyId, companies.id));
    const removed = await database
      .delete(companies)
      .where(and(eq(companies.id, id), notExists(members)))
      .returning({ id: companies.id });
    return removed.length > 0;
  },

  /** Locks the user, so that two simultaneous creations take turns. */
  async ofUser(userId: string): Promise<string | null> {
    const [row] = await database.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId)).for('update');
    return row?.companyId ?? null;
  },

  async own(userId: string, companyId: string): Promise<void> {
    await database.update(users).set({ companyId, role: 'owner' }).where(eq(users.id, userId));
  },
});
