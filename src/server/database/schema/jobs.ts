import { doublePrecision, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Currency } from '#contract/candidates';
import type { ExperienceLevel, JobEmploymentType, JobPassages, JobStatus } from '#contract/jobs';
import { companies } from './companies.ts';
import { files } from './files.ts';

/** Job offers (spec 1 §3). '' and null mean that the offer does not say. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    status: text('status').$type<JobStatus>().notNull(),
    /** French sentence of the last failed analysis. */
    analysisError: text('analysis_error'),
    /** The only task that may write this analysis: an older one, or one that comes back late, finds another id here. */
    analysisTaskId: uuid('analysis_task_id'),
    /** null for an offer typed by hand. */
    fileId: uuid('file_id'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    /** The employer's name, not the company that owns the row. */
    company: text('company').notNull().default(''),
    location: text('location').notNull().default(''),
    salaryMin: doublePrecision('salary_min'),
    salaryMax: doublePrecision('salary_max'),
    salaryCurrency: text('salary_currency').$type<Currency>(),
    requirements: jsonb('requirements').$type<string[]>().notNull().default([]),
    niceToHave: jsonb('nice_to_have').$type<string[]>().notNull().default([]),
    benefits: jsonb('benefits').$type<string[]>().notNull().default([]),
    /** `2026-12-31`. */
    applicationDeadline: text('application_deadline'),
    employmentType: text('employment_type').$type<JobEmploymentType>(),
    experienceLevel: text('experience_level').$type<ExperienceLevel>(),
    languages: jsonb('languages').$type<Record<string, string>>().notNull().default({}),
    education: jsonb('education').$type<string[]>().notNull().default([]),
    passages: jsonb('passages').$type<JobPassages>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('jobs_company_id_id_index').on(table.companyId, table.id),
    index('jobs_company_id_status_index').on(table.companyId, table.status),
    index('jobs_file_id_index').on(table.fileId),
    foreignKey({ name: 'jobs_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
    foreignKey({ name: 'jobs_file_id_fk', columns: [table.fileId], foreignColumns: [files.id] }).onDelete('set null'),
  ],
);
