import { foreignKey, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { users } from './users.ts';

/** Refresh tokens. Every rotation adds a row to the same session; a session is revoked by deleting its rows (decisions §3). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    /** The family: one sign-in on one browser. */
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** null while the token is the one to use; kept afterwards so that a replay is recognised. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_unique').on(table.tokenHash),
    index('sessions_session_id_index').on(table.sessionId),
    index('sessions_user_id_index').on(table.userId),
    foreignKey({ name: 'sessions_user_id_fk', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);
