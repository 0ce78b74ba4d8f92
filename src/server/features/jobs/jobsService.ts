import { v7 as uuidv7 } from 'uuid';
import type { AnalyzedList } from '#contract/common';
import type { Job, JobCreation, JobListQuery, JobRow, JobUpdate } from '#contract/jobs';
import type { UploadedFile } from '#server/plugins/uploads';
import { type AnalyzedRecordsDependencies, createAnalyzedRecords } from '#server/records/analyzedRecords';
import { present } from '#server/records/present';
import { analyseDescription, failed, type JobReader } from './jobAnalysis.ts';
import { changesOf, newJob, toJob, toRow } from './jobRecord.ts';
import { analyzedJobs, jobsRepository } from './jobsRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies extends AnalyzedRecordsDependencies {
  reader: JobReader;
}

/** Job offers (spec 1 §2 to §7): uploaded as PDF job descriptions or typed by hand, analysed by background tasks, edited by recruiters. */
export const createJobsService = ({ reader, ...dependencies }: Dependencies) => {
  const { database } = dependencies;
  const of = (companyId: string) => jobsRepository(database, companyId);
  const records = createAnalyzedRecords(dependencies, {
    ...analyzedJobs,
    task: 'job-analysis',
    analyse: (file, country) => analyseDescription(reader, file, country),
    failed,
    texts: TEXTS,
  });

  const list = async (companyId: string, query: JobListQuery): Promise<AnalyzedList<JobRow>> => {
    // Counted first: an analysis that ends in between is asked for once more, instead of being shown for ever as going on.
    const analyzing = await of(companyId).analyzing();
    const { data, total } = await of(companyId).list(query);
    return { data: data.map(toRow), total, analyzing };
  };

  const get = async (companyId: string, id: string): Promise<Job> => toJob(present(await of(companyId).record(id)));
  const row = async (companyId: string, id: string): Promise<JobRow> => toRow(present(await of(companyId).row(id)));

  const create = async (companyId: string, creation: JobCreation): Promise<Job> => {
    const id = uuidv7();
    await database.transaction((transaction) => jobsRepository(transaction, companyId).insert({ id, ...newJob(creation) }));
    return get(companyId, id);
  };

  /** One job description, one offer. */
  const upload = async (companyId: string, file: UploadedFile): Promise<JobRow> => row(companyId, await records.upload(companyId, file));

  const update = async (companyId: string, id: string, changes: JobUpdate): Promise<Job> => {
    await records.update(companyId, id, async (transaction) =>
      changesOf(present(await jobsRepository(transaction, companyId).record(id)), changes),
    );
    return get(companyId, id);
  };

  const analyseAgain = async (companyId: string, id: string): Promise<JobRow> => {
    await records.analyseAgain(companyId, id);
    return row(companyId, id);
  };

  const version = (companyId: string): Promise<string> => of(companyId).version();

  const { remove, analyse, giveUp, sweepLost } = records;
  return { list, version, get, create, upload, update, remove, analyseAgain, analyse, giveUp, sweepLost };
};
export type JobsService = ReturnType<typeof createJobsService>;
