import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/** One row: who this database is. Its files lie under that name, so that two databases on one data folder never sweep each other's. */
export const installations = pgTable('installations', {
  /** Always true: the primary key of the only row. */
  only: boolean('only').primaryKey().default(true),
  id: uuid('id').notNull(),
});
