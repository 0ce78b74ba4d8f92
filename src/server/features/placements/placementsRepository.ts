import { and, count, countDistinct, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PlacementListQuery } from '#contract/placements';
import type { Queryable } from '#server/database/client';
import { wholeOrPage } from '#server/database/lists';
import { listVersion, renewListVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { placements } from '#server/database/schema/placements';
import { dayOf } from './estimates/days.ts';
import type { EndedPlacement } from './estimates/past.ts';
import type { PlacementChanges, PlacementListRecord, PlacementRecord } from './placementRecord.ts';
import { matching, sortedBy } from './placementsFilters.ts';

const {
  companyId: _company,
  match: _match,
  reading: _reading,
  aiReasoning: _reasoning,
  verdict: _verdict,
  history: _history,
  placedAt: _placedAt,
  ...listed
} = getTableColumns(placements);

const listColumns = {
  placement: listed,
  candidate: {
    id: candidates.id,
    status: candidates.status,
    firstName: candidates.firstName,
    lastName: candidates.lastName,
    currentPosition: candidates.currentPosition,
    currentCompany: candidates.currentCompany,
    emailAddress: candidates.emailAddress,
    phoneNumber: candidates.phoneNumber,
  },
  job: {
    id: jobs.id,
    status: jobs.status,
    title: jobs.title,
    company: jobs.company,
    location: jobs.location,
    salaryMin: jobs.salaryMin,
    salaryMax: jobs.salaryMax,
    salaryCurrency: jobs.salaryCurrency,
    applicationDeadline: jobs.applicationDeadline,
  },
};
const recordColumns = { placement: getTableColumns(placements), candidate: getTableColumns(candidates), job: getTableColumns(jobs) };

/** Placements of one company: no query of this feature reaches another's. Every write renews the list's version. */
export const placementsRepository = (database: Queryable, companyId: string) => {
  const owned = eq(placements.companyId, companyId);
  const one = (id: string) => and(owned, eq(placements.id, id));
  const ofCandidate = eq(candidates.id, placements.candidateId);
  const ofJob = eq(jobs.id, placements.jobId);
  const touch = () => renewListVersion(database, companyId, 'placements');

  const selectRows = () => database.select(listColumns).from(placements).innerJoin(candidates, ofCandidate).innerJoin(jobs, ofJob);

  /** The whole list, or one page of it. */
  const list = (query: PlacementListQuery): Promise<{ data: PlacementListRecord[]; total: number }> => {
    const condition = matching(query);
    const sorted = selectRows()
      .where(and(owned, condition))
      .orderBy(...sortedBy(query.sort));
    const countAll = async () => {
      const counted = database.select({ n: count() }).from(placements).innerJoin(candidates, ofCandidate);
      const [row] = await counted.where(and(owned, condition));
      return row!.n;
    };
    return wholeOrPage(sorted, countAll, query);
  };

  /** Over the whole company: analyses to come, and candidates that have a placement. */
  const counts = async (): Promise<{ analyzing: number; candidates: number }> => {
    const waiting = and(eq(placements.placementStatus, 'to_analyze'), isNull(placements.analysisError));
    const [row] = await database
      .select({ analyzing: sql`count(*) filter (where ${waiting})`.mapWith(Number), candidates: countDistinct(placements.candidateId) })
      .from(placements)
      .where(owned);
    return row!;
  };

  const rows = (ids: string[]): Promise<PlacementListRecord[]> => selectRows().where(and(owned, inArray(placements.id, ids)));

  const record = async (id: string): Promise<PlacementRecord | undefined> => {
    const selected = database.select(recordColumns).from(placements).innerJoin(candidates, ofCandidate).innerJoin(jobs, ofJob);
    const [found] = await selected.where(one(id));
    return found;
  };

  /** Placements that have come to an end, but this one: what the company's past tells. */
  const ended = async (except: string): Promise<EndedPlacement[]> => {
    const over = and(owned, inArray(placements.placementStatus, ['placed', 'rejected']), ne(placements.id, except));
    const { matchScore, createdAt, placedAt } = placements;
    const past = await database.select({ matchScore, createdAt, placedAt }).from(placements).where(over);
    return past.map(({ matchScore, createdAt, placedAt }) => ({
      matchScore,
      createdOn: dayOf(createdAt),
      placedOn: placedAt && dayOf(placedAt),
    }));
  };

  /** Which of these candidates and whether this offer are the company's. */
  const knownCandidates = async (ids: string[]): Promise<Set<string>> => {
    const condition = and(eq(candidates.companyId, companyId), inArray(candidates.id, ids));
    const found = await database.select({ id: candidates.id }).from(candidates).where(condition);
    return new Set(found.map(({ id }) => id));
  };
  const knowsJob = async (id: string): Promise<boolean> => {
    const found = await database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.id, id)));
    return found.length > 0;
  };

  /** Adds the pairs that are not there yet; the ids of what was added. */
  const insert = async (values: Omit<typeof placements.$inferInsert, 'companyId'>[]): Promise<string[]> => {
    const added = await database
      .insert(placements)
      .values(values.map((value) => ({ ...value, companyId })))
      .onConflictDoNothing({ target: [placements.companyId, placements.candidateId, placements.jobId] })
      .returning({ id: placements.id });
    if (added.length > 0) await touch();
    return added.map(({ id }) => id);
  };

  /** Locked until the transaction ends, so that what is decided from it still holds when it is written. */
  const locked = async (id: string) => {
    const [found] = await database.select(getTableColumns(placements)).from(placements).where(one(id)).for('update');
    return found;
  };

  const update = async (id: string, changes: PlacementChanges): Promise<void> => {
    await database
      .update(placements)
      .set({ ...changes, updatedAt: new Date() })
      .where(one(id));
    await touch();
  };

  const remove = async (id: string): Promise<boolean> => {
    const removed = await database.delete(placements).where(one(id)).returning({ id: placements.id });
    if (removed.length > 0) await touch();
    return removed.length > 0;
  };

  /** Rows show names and titles, which change with their own lists. */
  const version = () => listVersion(database, companyId, 'placements', 'candidates', 'jobs');

  return { list, counts, rows, record, ended, knownCandidates, knowsJob, insert, locked, update, remove, version };
};
