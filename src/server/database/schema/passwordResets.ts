import { foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Links sent to people who forgot their password: one hour, used once (the row is deleted). */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token; the token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('password_resets_user_id_index').on(table.userId),
    foreignKey({ name: 'password_resets_user_id_fk', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);
