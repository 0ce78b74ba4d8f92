import { sql } from 'drizzle-orm';
import { doublePrecision, foreignKey, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Match, MatchReading } from '#contract/matching';
import type { PlacementStatus, PriorityLevel, StatusChange, Verdict } from '#contract/placements';
import { candidates } from './candidates.ts';
import { companies } from './companies.ts';
import { jobs } from './jobs.ts';

/** Placements (spec 2 §3): a candidate beside a job offer, what the analysis says of the pair, and what people decide. */
export const placements = pgTable(
  'placements',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    candidateId: uuid('candidate_id').notNull(),
    jobId: uuid('job_id').notNull(),
    placementStatus: text('placement_status').$type<PlacementStatus>().notNull(),
    /** The only task that may write this pair's match; null while none is to be made. */
    analysisTaskId: uuid('analysis_task_id'),
    /** French sentence of an analysis that could not be made. */
    analysisError: text('analysis_error'),
    /** The match's, beside it so that lists sort by it. */
    matchScore: integer('match_score'),
    confidenceLevel: integer('confidence_level'),
    /** null before the analysis. */
    match: jsonb('match').$type<Match>(),
    reading: jsonb('reading').$type<MatchReading>(),
    aiReasoning: text('ai_reasoning').notNull().default(''),
    /** null while nobody chose one: a rule then tells it. */
    priorityLevel: text('priority_level').$type<PriorityLevel>(),
    /** null while nobody chose one: the assumed rate then counts. */
    feePercentage: doublePrecision('fee_percentage'),
    actualFee: doublePrecision('actual_fee'),
    verdict: jsonb('verdict').$type<Verdict>(),
    /** Oldest first. */
    history: jsonb('history').$type<StatusChange[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    analyzedAt: timestamp('analyzed_at', { withTimezone: true }),
    presentedAt: timestamp('presented_at', { withTimezone: true }),
    placedAt: timestamp('placed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('placements_pair_unique').on(table.companyId, table.candidateId, table.jobId),
    index('placements_company_id_id_index').on(table.companyId, table.id),
    index('placements_company_id_score_index').on(table.companyId, table.matchScore.desc().nullsLast(), table.id.desc()),
    index('placements_company_id_status_index').on(table.companyId, table.placementStatus),
    index('placements_candidate_id_index').on(table.candidateId),
    index('placements_job_id_index').on(table.jobId, table.placementStatus),
    index('placements_analysis_task_id_index')
      .on(table.analysisTaskId)
      .where(sql`${table.analysisTaskId} is not null`),
    foreignKey({ name: 'placements_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
    foreignKey({ name: 'placements_candidate_id_fk', columns: [table.candidateId], foreignColumns: [candidates.id] }).onDelete('cascade'),
    foreignKey({ name: 'placements_job_id_fk', columns: [table.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
  ],
);
