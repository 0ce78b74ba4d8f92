import type { InferSelectModel } from 'drizzle-orm';
import type { Candidate, CandidateUpdate } from '#contract/candidates';
import type { candidates } from '#server/database/schema/candidates';
import { isoDates } from '#server/records/isoDates';
import { keptPassages } from '#server/records/keptPassages';

export type CandidateRecord = InferSelectModel<typeof candidates> & {
  /** null for a candidate without a file. */
  fileName: string | null;
};
export type CandidateChanges = Partial<typeof candidates.$inferInsert>;

/** The record as the contract shows it. */
export const toCandidate = ({
  companyId: _company,
  analysisTaskId: _task,
  fileId: _file,
  cvWords: _words,
  ...record
}: CandidateRecord): Candidate => isoDates(record);

export const toRow = isoDates;

/** The columns that an edit changes: the summary and the lists arrive wrapped (spec 2 §3), what is absent stays as it is. */
const unwrap = ({
  professionalSummary,
  technicalSkills,
  softSkills,
  certifications,
  workExperience,
  education,
  ...plain
}: CandidateUpdate): CandidateChanges => ({
  ...plain,
  professionalSummary: professionalSummary?.content,
  technicalSkills: technicalSkills?.skills,
  softSkills: softSkills?.skills,
  certifications: certifications?.certifications,
  workExperience: workExperience?.experiences,
  education: education?.education,
});

/** A failed candidate that somebody completed by hand is a candidate like any other. */
const recovered = (record: CandidateRecord, changes: CandidateChanges): CandidateChanges => {
  const named = (changes.firstName ?? record.firstName) && (changes.lastName ?? record.lastName);
  return record.status === 'analysis_failed' && named ? { status: 'analyzed', analysisError: null } : {};
};

/** What an edit writes. A passage proves what the CV says, so a value that a person typed loses it. */
export const changesOf = (record: CandidateRecord, update: CandidateUpdate): CandidateChanges => {
  const changes = unwrap(update);
  return { ...changes, ...recovered(record, changes), passages: keptPassages(record, changes) };
};
