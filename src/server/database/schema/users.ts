import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Preferences, UserRole } from '#contract/account';
import { companies } from './companies.ts';

/** A person who signs in. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    /** null until the user has created a company. */
    companyId: uuid('company_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** argon2id, in its own text format. */
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<UserRole>().notNull(),
    avatarUrl: text('avatar_url'),
    preferences: jsonb('preferences').$type<Preferences>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_company_id_index').on(table.companyId),
    foreignKey({ name: 'users_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }),
  ],
);
