import { foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Citation, ConversationType, MessageRole, SearchType } from '#contract/conversations';
import { companies } from './companies.ts';

/** Conversations with the assistant (spec 2 §3). */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    title: text('title').notNull(),
    type: text('type').$type<ConversationType>().notNull(),
    searchType: text('search_type').$type<SearchType>().notNull(),
    initialQuery: text('initial_query').notNull(),
    /** As given at creation; records deleted since are left out when it is read. */
    candidateIds: jsonb('candidate_ids').$type<string[]>().notNull(),
    jobIds: jsonb('job_ids').$type<string[]>().notNull(),
    summary: text('summary').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** null before the first message. */
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
  },
  (table) => [
    index('conversations_company_id_id_index').on(table.companyId, table.id),
    foreignKey({ name: 'conversations_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
  ],
);

/** Questions and answers, oldest first by id. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    role: text('role').$type<MessageRole>().notNull(),
    content: text('content').notNull(),
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    note: text('note'),
    /** What the assistant understood and named, for the questions that follow; null in a question. */
    memory: jsonb('memory'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_conversation_id_id_index').on(table.conversationId, table.id),
    index('messages_company_id_index').on(table.companyId),
    foreignKey({ name: 'messages_conversation_id_fk', columns: [table.conversationId], foreignColumns: [conversations.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'messages_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
  ],
);
