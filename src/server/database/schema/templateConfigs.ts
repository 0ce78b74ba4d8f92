import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { StyleConfig } from '#contract/template-configs';
import { companies } from './companies.ts';
import { templates } from './templates.ts';

/** A template with its colours, footer and anonymity (spec 2 §3). */
export const templateConfigs = pgTable(
  'template_configs',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** null is the built-in classic, `none` in the contract: what a configuration falls to when its template is deleted. */
    templateId: uuid('template_id'),
    isActive: boolean('is_active').notNull(),
    isDefault: boolean('is_default').notNull(),
    config: jsonb('config').$type<StyleConfig>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('template_configs_company_id_id_index').on(table.companyId, table.id),
    index('template_configs_template_id_index').on(table.templateId),
    uniqueIndex('template_configs_one_default')
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
    foreignKey({ name: 'template_configs_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
    foreignKey({ name: 'template_configs_template_id_fk', columns: [table.templateId], foreignColumns: [templates.id] }).onDelete(
      'set null',
    ),
  ],
);
