import { and, eq, getTableColumns } from 'drizzle-orm';
import type { CandidateListQuery } from '#contract/candidates';
import type { Queryable } from '#server/database/client';
import { wholeOrPage } from '#server/database/lists';
import { candidates } from '#server/database/schema/candidates';
import { files } from '#server/database/schema/files';
import { analyzedRepository } from '#server/records/analyzedRepository';
import type { CandidateRecord } from './candidateRecord.ts';
import { matching, sortedBy } from './candidatesFilters.ts';

const rowColumns = {
  id: candidates.id,
  status: candidates.status,
  analysisError: candidates.analysisError,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  emailAddress: candidates.emailAddress,
  phoneNumber: candidates.phoneNumber,
  currentPosition: candidates.currentPosition,
  currentCompany: candidates.currentCompany,
  currentLocation: candidates.currentLocation,
  availabilityStatus: candidates.availabilityStatus,
  candidateLevel: candidates.candidateLevel,
  fileName: files.name,
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
};
const recordColumns = { ...getTableColumns(candidates), fileName: files.name };

/** The table of candidates, as what tasks analyse. */
export const analyzedCandidates = { table: candidates, list: 'candidates' } as const;

/** Candidates of one company: no query of this feature reaches another's. */
export const candidatesRepository = (database: Queryable, companyId: string) => {
  const { owned, one, countWhere, analyzing, version } = analyzedRepository(database, analyzedCandidates, companyId);
  const withFile = eq(files.id, candidates.fileId);

  /** The whole list, or one page of it. */
  const list = (query: CandidateListQuery) => {
    const condition = matching(query);
    const rows = database.select(rowColumns).from(candidates).leftJoin(files, withFile);
    const sorted = rows.where(and(owned, condition)).orderBy(...sortedBy(query.sort));
    return wholeOrPage(sorted, () => countWhere(condition), query);
  };

  const row = async (candidateId: string) => {
    const [found] = await database.select(rowColumns).from(candidates).leftJoin(files, withFile).where(one(candidateId));
    return found;
  };

  const record = async (candidateId: string): Promise<CandidateRecord | undefined> => {
    const [found] = await database.select(recordColumns).from(candidates).leftJoin(files, withFile).where(one(candidateId));
    return found;
  };

  return { list, row, record, analyzing, version };
};
