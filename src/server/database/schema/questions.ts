import { boolean, doublePrecision, foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Difficulty, QuestionType } from '#contract/questions';
import { companies } from './companies.ts';
import { placements } from './placements.ts';

/** Interview questions of a placement (spec 2 §3). */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    placementId: uuid('placement_id').notNull(),
    toAsk: text('to_ask').notNull(),
    answer: text('answer').notNull(),
    questionType: text('question_type').$type<QuestionType>().notNull(),
    /** Minutes. */
    expectedAnswerTime: doublePrecision('expected_answer_time').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    isActive: boolean('is_active').notNull(),
    /** What a generated question comes from; '' for a typed one. */
    basis: text('basis').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('questions_placement_id_id_index').on(table.placementId, table.id),
    index('questions_company_id_index').on(table.companyId),
    foreignKey({ name: 'questions_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
    foreignKey({ name: 'questions_placement_id_fk', columns: [table.placementId], foreignColumns: [placements.id] }).onDelete('cascade'),
  ],
);
