import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Answers of creations that carried an `Idempotency-Key`, given again to a repeated call for a day (decisions §2). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    /** Method and path pattern. */
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** Hash of the body, '' for uploads, whose key alone counts. */
    fingerprint: text('fingerprint').notNull(),
    /** null while the first call is still being answered. */
    status: integer('status'),
    /** The JSON text that was answered; null while it is not. */
    body: text('body'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [table.userId, table.route, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
    foreignKey({ name: 'idempotency_keys_user_id_fk', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);
