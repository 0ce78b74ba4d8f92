import { and, count, eq, getTableColumns, ne } from 'drizzle-orm';
import type { CandidateListQuery } from '#contract/candidates';
import type { Queryable } from '#server/database/client';
import { listVersion, renewListVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { companies } from '#server/database/schema/companies';
import { files } from '#server/database/schema/files';
import type { CandidateChanges, CandidateRecord } from './candidateRecord.ts';
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

/** Candidates of one company: no query of this feature reaches another's. */
export const candidatesRepository = (database: Queryable, companyId: string) => {
  const owned = eq(candidates.companyId, companyId);
  const one = (candidateId: string) => and(owned, eq(candidates.id, candidateId));
  const touch = () => renewListVersion(database, companyId, 'candidates');

  const countWhere = async (condition: ReturnType<typeof matching>) => {
    const [row] = await database.select({ n: count() }).from(candidates).where(and(owned, condition));
    return row!.n;
  };

  /** The whole list, or one page of it. */
  const list = async (query: CandidateListQuery) => {
    const condition = matching(query);
    const rows = database.select(rowColumns).from(candidates).leftJoin(files, eq(files.id, candidates.fileId));
    const sorted = rows.where(and(owned, condition)).orderBy(...sortedBy(query.sort));
    if (query.limit === undefined) {
      const data = await sorted;
      return { data, total: data.length };
    }
    return { data: await sorted.limit(query.limit).offset(query.offset ?? 0), total: await countWhere(condition) };
  };

  const row = async (candidateId: string) => {
    const [found] = await database
      .select(rowColumns)
      .from(candidates)
      .leftJoin(files, eq(files.id, candidates.fileId))
      .where(one(candidateId));
    return found;
  };

  const record = async (candidateId: string): Promise<CandidateRecord | undefined> => {
    const [found] = await database
      .select(recordColumns)
      .from(candidates)
      .leftJoin(files, eq(files.id, candidates.fileId))
      .where(one(candidateId));
    return found;
  };

  const insert = async (candidate: { id: string; fileId: string; analysisTaskId: string }) => {
    await database.insert(candidates).values({ ...candidate, companyId, status: 'ai_analyzing' });
    await touch();
  };

  /** Writes unless an analysis runs, whose result would overwrite it; false then. */
  const update = async (candidateId: string, changes: CandidateChanges): Promise<boolean> => {
    const idle = and(one(candidateId), ne(candidates.status, 'ai_analyzing'));
    const written = await database
      .update(candidates)
      .set({ ...changes, updatedAt: new Date() })
      .where(idle)
      .returning({ id: candidates.id });
    if (written.length > 0) await touch();
    return written.length > 0;
  };

  /** Writes the end of an analysis, unless another one has started meanwhile or the candidate is gone. */
  const finish = async (candidateId: string, taskId: string, changes: CandidateChanges): Promise<void> => {
    const current = and(one(candidateId), eq(candidates.analysisTaskId, taskId), eq(candidates.status, 'ai_analyzing'));
    const written = await database
      .update(candidates)
      .set({ ...changes, updatedAt: new Date() })
      .where(current)
      .returning({ id: candidates.id });
    if (written.length > 0) await touch();
  };

  /** The file that went with it, null when it had none; undefined when there was no such candidate. */
  const remove = async (candidateId: string): Promise<string | null | undefined> => {
    const [removed] = await database.delete(candidates).where(one(candidateId)).returning({ fileId: candidates.fileId });
    if (removed) await touch();
    return removed?.fileId;
  };

  return {
    list,
    row,
    record,
    insert,
    update,
    finish,
    remove,
    analyzing: () => countWhere(eq(candidates.status, 'ai_analyzing')),
    version: () => listVersion(database, companyId, 'candidates'),
  };
};

/** Candidates under analysis over all companies, or the one of a task: for the worker and the sweep, which act for no company. */
export const candidatesUnderAnalysis = (database: Queryable, task?: { candidateId: string; taskId: string }) =>
  database
    .select({
      id: candidates.id,
      companyId: candidates.companyId,
      taskId: candidates.analysisTaskId,
      fileId: candidates.fileId,
      country: companies.country,
    })
    .from(candidates)
    .innerJoin(companies, eq(companies.id, candidates.companyId))
    .where(
      and(
        eq(candidates.status, 'ai_analyzing'),
        task && and(eq(candidates.id, task.candidateId), eq(candidates.analysisTaskId, task.taskId)),
      ),
    );
