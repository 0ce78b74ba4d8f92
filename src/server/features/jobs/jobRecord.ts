import type { InferSelectModel } from 'drizzle-orm';
import type { Job, JobCreation, JobUpdate } from '#contract/jobs';
import type { jobs } from '#server/database/schema/jobs';
import { isoDates } from '#server/records/isoDates';
import { keptPassages } from '#server/records/keptPassages';

export type JobRecord = InferSelectModel<typeof jobs> & {
  /** null for an offer typed by hand. */
  fileName: string | null;
};
export type JobChanges = Partial<typeof jobs.$inferInsert>;

/** The record as the contract shows it. */
export const toJob = ({ companyId: _company, analysisTaskId: _task, fileId: _file, ...record }: JobRecord): Job => isoDates(record);

export const toRow = isoDates;

/** An emptied deadline is none; only a task may say that an analysis runs, whatever the form's rule lets pass (spec 1 §5). */
const columnsOf = <T extends JobUpdate | JobCreation>({ applicationDeadline, status, ...plain }: T) => ({
  ...plain,
  status: status === 'ai_analyzing' ? undefined : status,
  applicationDeadline: applicationDeadline === '' ? null : applicationDeadline,
});

/** An offer typed by hand. */
export const newJob = (creation: JobCreation) => columnsOf(creation);

/** A draft left by a failed analysis has its reason until the fields that an offer must have are filled. */
const isComplete = (record: JobRecord, changes: JobChanges): boolean =>
  (['title', 'description', 'company', 'location'] as const).every((field) => changes[field] ?? record[field]);

/** What an edit writes. A passage proves what the file says, so a value that a person typed loses it. */
export const changesOf = (record: JobRecord, update: JobUpdate): JobChanges => {
  const changes = columnsOf(update);
  return { ...changes, ...(isComplete(record, changes) && { analysisError: null }), passages: keptPassages(record, changes) };
};
