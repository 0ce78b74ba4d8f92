import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/client';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { placements } from '#server/database/schema/placements';
import { containsWords } from '#server/database/textSearch';
import type { CandidateColumns, JobColumns } from '../placementRecord.ts';

const searchedOfCandidates = [candidates.firstName, candidates.lastName, candidates.currentPosition, candidates.currentCompany];
const searchedOfJobs = [jobs.title, jobs.company, jobs.location];

/** What rankings read of one company. */
export const rankingRepository = (database: Database, companyId: string) => {
  const ownCandidates = eq(candidates.companyId, companyId);
  const ownJobs = eq(jobs.companyId, companyId);

  const job = async (id: string): Promise<JobColumns | undefined> => {
    const [found] = await database
      .select()
      .from(jobs)
      .where(and(ownJobs, eq(jobs.id, id)));
    return found;
  };

  const candidate = async (id: string): Promise<CandidateColumns | undefined> => {
    const [found] = await database
      .select()
      .from(candidates)
      .where(and(ownCandidates, eq(candidates.id, id)));
    return found;
  };

  const candidatesOf = (ids: string[]): Promise<CandidateColumns[]> =>
    database
      .select(getTableColumns(candidates))
      .from(candidates)
      .where(and(ownCandidates, inArray(candidates.id, ids)));

  const candidatesNamed = async (search: string): Promise<Set<string>> => {
    const found = await database
      .select({ id: candidates.id })
      .from(candidates)
      .where(and(ownCandidates, containsWords(search, searchedOfCandidates)));
    return new Set(found.map(({ id }) => id));
  };

  /** Offers that may still be filled. */
  const openJobs = (search?: string): Promise<JobColumns[]> =>
    database
      .select()
      .from(jobs)
      .where(and(ownJobs, inArray(jobs.status, ['active', 'draft']), search ? containsWords(search, searchedOfJobs) : undefined));

  /** Placements of a candidate or of an offer, by the other side. */
  const placementsOf = async (side: { jobId: string } | { candidateId: string }, others: string[]): Promise<Map<string, string>> => {
    const [own, other, ownId] =
      'jobId' in side
        ? [placements.jobId, placements.candidateId, side.jobId]
        : [placements.candidateId, placements.jobId, side.candidateId];
    const found = await database
      .select({ id: placements.id, other })
      .from(placements)
      .where(and(eq(placements.companyId, companyId), eq(own, ownId), inArray(other, others)));
    return new Map(found.map((row) => [row.other, row.id]));
  };

  return { job, candidate, candidatesOf, candidatesNamed, openJobs, placementsOf };
};
