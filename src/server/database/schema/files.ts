import { foreignKey, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { companies } from './companies.ts';

/** Uploaded files; their bytes lie encrypted in the file store under the same id (decisions §7). */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    /** Name as uploaded, for people; never part of a path. */
    name: text('name').notNull(),
    /** The real type, found in the bytes. */
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('files_company_id_index').on(table.companyId),
    foreignKey({ name: 'files_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
  ],
);
