import { and, eq, type SQL } from 'drizzle-orm';
import type { JobListQuery } from '#contract/jobs';
import { sortOrder } from '#server/database/lists';
import { jobs } from '#server/database/schema/jobs';
import { containsWords } from '#server/database/textSearch';

/** Title, company or location (spec 1 §2). */
const searched = [jobs.title, jobs.company, jobs.location];

export const matching = ({ search, status }: JobListQuery): SQL | undefined =>
  and(search ? containsWords(search, searched) : undefined, status ? eq(jobs.status, status) : undefined);

const sortColumns = { title: [jobs.title], company: [jobs.company], location: [jobs.location] };

/** Newest first unless told. */
export const sortedBy = (sort: JobListQuery['sort'] = '-createdAt'): SQL[] => sortOrder(jobs.id, sort, sortColumns);
