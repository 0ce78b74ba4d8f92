import { boolean, doublePrecision, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type {
  AiProfileAnalysis,
  AvailabilityStatus,
  CandidateLevel,
  CandidatePassages,
  CandidateStatus,
  ContactMethod,
  Currency,
  Education,
  EmploymentType,
  RemotePreference,
  WorkExperience,
} from '#contract/candidates';
import { companies } from './companies.ts';
import { files } from './files.ts';

/** Candidates (spec 2 §3). '' and null mean that the CV does not say. */
export const candidates = pgTable(
  'candidates',
  {
    id: uuid('id').primaryKey().$defaultFn(uuidv7),
    companyId: uuid('company_id').notNull(),
    status: text('status').$type<CandidateStatus>().notNull(),
    /** French sentence, only when `analysis_failed`. */
    analysisError: text('analysis_error'),
    /** The only task that may write this analysis: an older one, or one that comes back late, finds another id here. */
    analysisTaskId: uuid('analysis_task_id'),
    /** null for a candidate without a file. */
    fileId: uuid('file_id'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    emailAddress: text('email_address').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    nationality: text('nationality').notNull().default(''),
    currentPosition: text('current_position').notNull().default(''),
    currentCompany: text('current_company').notNull().default(''),
    currentLocation: text('current_location').notNull().default(''),
    yearsOfExperience: doublePrecision('years_of_experience'),
    professionalSummary: text('professional_summary').notNull().default(''),
    technicalSkills: jsonb('technical_skills').$type<string[]>().notNull().default([]),
    softSkills: jsonb('soft_skills').$type<string[]>().notNull().default([]),
    workExperience: jsonb('work_experience').$type<WorkExperience[]>().notNull().default([]),
    education: jsonb('education').$type<Education[]>().notNull().default([]),
    languages: jsonb('languages').$type<Record<string, string>>().notNull().default({}),
    certifications: jsonb('certifications').$type<string[]>().notNull().default([]),
    availabilityStatus: text('availability_status').$type<AvailabilityStatus>(),
    candidateLevel: text('candidate_level').$type<CandidateLevel>(),
    remoteWorkPreference: text('remote_work_preference').$type<RemotePreference>(),
    employmentTypePreference: text('employment_type_preference').$type<EmploymentType>(),
    expectedSalaryMin: doublePrecision('expected_salary_min'),
    expectedSalaryMax: doublePrecision('expected_salary_max'),
    salaryCurrency: text('salary_currency').$type<Currency>(),
    noticePeriodWeeks: doublePrecision('notice_period_weeks'),
    willingToRelocate: boolean('willing_to_relocate'),
    preferredContactMethod: text('preferred_contact_method').$type<ContactMethod>(),
    aiProfileAnalysis: jsonb('ai_profile_analysis').$type<AiProfileAnalysis>(),
    passages: jsonb('passages').$type<CandidatePassages>().notNull().default({}),
    /** What matching compares of the CV beside the facts; tells nothing of who the person is, and leaves the server never. */
    cvWords: jsonb('cv_words').$type<string[]>().notNull().default([]),
    hiddenText: jsonb('hidden_text').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('candidates_company_id_id_index').on(table.companyId, table.id),
    index('candidates_company_id_status_index').on(table.companyId, table.status),
    index('candidates_file_id_index').on(table.fileId),
    foreignKey({ name: 'candidates_company_id_fk', columns: [table.companyId], foreignColumns: [companies.id] }).onDelete('cascade'),
    foreignKey({ name: 'candidates_file_id_fk', columns: [table.fileId], foreignColumns: [files.id] }).onDelete('set null'),
  ],
);
