import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { CompanyLocale, CompanySize, Industry, Timezone } from '#contract/company';

/** A client of the product: every other record belongs to one (decisions §2). */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    industry: text('industry').$type<Industry>().notNull(),
    companySize: text('company_size').$type<CompanySize>().notNull(),
    website: text('website'),
    description: text('description'),
    logoUrl: text('logo_url'),
    phone: text('phone').notNull(),
    timezone: text('timezone').$type<Timezone>().notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    billingEmail: text('billing_email').notNull(),
    billingAddress: text('billing_address').notNull(),
    locale: text('locale').$type<CompanyLocale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('companies_slug_unique').on(table.slug)],
);
