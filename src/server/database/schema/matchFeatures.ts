import { foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { candidates } from './candidates.ts';
import { companies } from './companies.ts';

/** What matching needs of a candidate, made once from its facts so that a whole base is ranked at once. */
export const candidateFeatures = pgTable(
  'candidate_features',
  {
    candidateId: uuid('candidate_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    /** Of the rules that made them: others make them anew. */
    version: text('version').notNull(),
    /** The candidate's `updatedAt` that they were made from. */
    factsAt: timestamp('facts_at', { withTimezone: true }).notNull(),
    features: jsonb('features').notNull(),
  },
  (table) => [
    index('candidate_features_company_id_index').on(table.companyId),
    foreignKey({ name: 'candidate_features_candidate_id_fk', columns: [table.candidateId], foreignColumns: [candidates.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'candidate_features_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete(
      'cascade',
    ),
  ],
);
