import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** A random mark per company and list, renewed by every write in the same transaction: the list's ETag (decisions §6, 304). */
export const listVersions = pgTable(
  'list_versions',
  {
    companyId: uuid('company_id').notNull(),
    list: text('list').notNull(),
    version: uuid('version').notNull(),
  },
  (table) => [
    primaryKey({ name: 'list_versions_pk', columns: [table.companyId, table.list] }),
    foreignKey({ name: 'list_versions_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
  ],
);
