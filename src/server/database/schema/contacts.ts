import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Messages of the public contact form (spec 1 §3). They come from visitors and belong to no company of the application. */
export const contacts = pgTable('contacts', {
  id: uuid('id').primaryKey().$defaultFn(uuidv7),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  /** `0000000000` when none was given. */
  phone: text('phone').notNull(),
  companyName: text('company_name').notNull(),
  message: text('message').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
