import { boolean, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { TemplateCategory, TemplateType } from '#contract/templates';
import { companies } from './companies.ts';

/** Templates of printed documents (spec 2 §3); the built-in ones are rows like any other. */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    version: text('version').notNull(),
    templateType: text('template_type').$type<TemplateType>().notNull(),
    category: text('category').$type<TemplateCategory>().notNull(),
    handlebarsTemplate: text('handlebars_template').notNull(),
    isActive: boolean('is_active').notNull(),
    isPublic: boolean('is_public').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('templates_company_id_id_index').on(table.companyId, table.id),
    foreignKey({ name: 'templates_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
  ],
);
