import { and, eq, getTableColumns } from 'drizzle-orm';
import type { JobListQuery } from '#contract/jobs';
import type { Queryable } from '#server/database/client';
import { wholeOrPage } from '#server/database/lists';
import { listVersion } from '#server/database/listVersions';
import { files } from '#server/database/schema/files';
import { jobs } from '#server/database/schema/jobs';
import { analyzedRepository } from '#server/records/analyzedRepository';
import type { JobRecord } from './jobRecord.ts';
import { matching, sortedBy } from './jobsFilters.ts';
import { placementStats } from './jobStats.ts';

const { id, status, analysisError, title, company, location, salaryMin, salaryMax, salaryCurrency, createdAt, updatedAt } = jobs;
const fileName = files.name;

const rowColumns = {
  id,
  status,
  analysisError,
  title,
  company,
  location,
  salaryMin,
  salaryMax,
  salaryCurrency,
  fileName,
  createdAt,
  updatedAt,
};
const recordColumns = { ...getTableColumns(jobs), fileName };

/** The table of job offers, as what tasks analyse. */
export const analyzedJobs = { table: jobs, list: 'jobs' } as const;

/** Job offers of one company: no query of this feature reaches another's. */
export const jobsRepository = (database: Queryable, companyId: string) => {
  const { owned, one, countWhere, insert, analyzing } = analyzedRepository(database, analyzedJobs, companyId);
  const withFile = eq(files.id, jobs.fileId);
  const { stats, counts } = placementStats(database, companyId);
  const selectRows = () =>
    database
      .select({ ...rowColumns, stats: counts })
      .from(jobs)
      .leftJoin(files, withFile)
      .leftJoin(stats, eq(stats.jobId, jobs.id));

  /** The whole list, or one page of it. */
  const list = (query: JobListQuery) => {
    const condition = matching(query);
    const sorted = selectRows()
      .where(and(owned, condition))
      .orderBy(...sortedBy(query.sort));
    return wholeOrPage(sorted, () => countWhere(condition), query);
  };

  const row = async (jobId: string) => {
    const [found] = await selectRows().where(one(jobId));
    return found;
  };

  const record = async (jobId: string): Promise<JobRecord | undefined> => {
    const [found] = await database.select(recordColumns).from(jobs).leftJoin(files, withFile).where(one(jobId));
    return found;
  };

  /** The list counts placements too. */
  const version = () => listVersion(database, companyId, 'jobs', 'placements');

  return { list, row, record, insert, analyzing, version };
};
