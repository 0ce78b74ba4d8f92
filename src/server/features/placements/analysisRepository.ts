import { and, eq, getTableColumns, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { StatusChange } from '#contract/placements';
import type { Queryable } from '#server/database/client';
import { renewListVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { placements } from '#server/database/schema/placements';
import type { PlacementChanges, PlacementRecord } from './placementRecord.ts';

type PlacementUpdateSet = PgUpdateSetSource<typeof placements>;

/** Whose placements are to be matched anew. */
export type Side = { candidateId: string } | { jobId: string };

const ofSide = (side: Side): SQL =>
  'candidateId' in side ? eq(placements.candidateId, side.candidateId) : eq(placements.jobId, side.jobId);

const madeByOther = (version: string): SQL | undefined =>
  and(isNotNull(placements.match), ne(sql`${placements.match} ->> 'version'`, version));

/** The placements of one company as analyses write them: only the task that a placement waits for. */
export const analysisRepository = (database: Queryable, companyId: string) => {
  const waitsFor = (taskId: string) => and(eq(placements.companyId, companyId), eq(placements.analysisTaskId, taskId));

  const write = async (condition: SQL | undefined, changes: PlacementUpdateSet): Promise<void> => {
    const written = await database
      .update(placements)
      .set({ ...changes, updatedAt: new Date() })
      .where(condition)
      .returning({ id: placements.id });
    if (written.length > 0) await renewListVersion(database, companyId, 'placements');
  };

  const hasSide = async (side: Side): Promise<boolean> => {
    const found = await database
      .select({ id: placements.id })
      .from(placements)
      .where(and(eq(placements.companyId, companyId), ofSide(side)))
      .limit(1);
    return found.length > 0;
  };

  const waitOfSide = (side: Side, taskId: string): Promise<void> =>
    write(and(eq(placements.companyId, companyId), ofSide(side)), { analysisTaskId: taskId, analysisError: null });

  const waitOfOtherVersions = (version: string, taskId: string): Promise<void> =>
    write(and(eq(placements.companyId, companyId), madeByOther(version)), { analysisTaskId: taskId });

  /** The next placement of a task, with both sides as they are now. */
  const next = async (taskId: string, after: string | null): Promise<PlacementRecord | undefined> => {
    const [found] = await database
      .select({ placement: getTableColumns(placements), candidate: getTableColumns(candidates), job: getTableColumns(jobs) })
      .from(placements)
      .innerJoin(candidates, eq(candidates.id, placements.candidateId))
      .innerJoin(jobs, eq(jobs.id, placements.jobId))
      .where(and(waitsFor(taskId), after === null ? undefined : sql`${placements.id} > ${after}`))
      .orderBy(placements.id)
      .limit(1);
    return found;
  };

  /** Ends the analysis of one placement, unless another one was asked for meanwhile. A status that a person gave stays. */
  const finish = (id: string, taskId: string, changes: PlacementChanges): Promise<void> =>
    write(and(waitsFor(taskId), eq(placements.id, id)), { ...changes, analysisTaskId: null });

  const finishAnalyzed = (id: string, taskId: string, changes: PlacementChanges, at: Date): Promise<void> => {
    const change: StatusChange = { status: 'analyzed', at: at.toISOString(), by: null };
    const first = eq(placements.placementStatus, 'to_analyze');
    const { placementStatus, history } = placements;
    return write(and(waitsFor(taskId), eq(placements.id, id)), {
      ...changes,
      analysisTaskId: null,
      analyzedAt: at,
      placementStatus: sql`case when ${first} then 'analyzed' else ${placementStatus} end`,
      history: sql`case when ${first} then ${history} || ${JSON.stringify([change])}::jsonb else ${history} end`,
    });
  };

  /** Ends what is left of a task. */
  const giveUp = (taskId: string, analysisError: string): Promise<void> => write(waitsFor(taskId), { analysisTaskId: null, analysisError });

  /** After the database removed placements with their candidate or offer. */
  const cascaded = (): Promise<void> => renewListVersion(database, companyId, 'placements');

  return { hasSide, waitOfSide, waitOfOtherVersions, next, finish, finishAnalyzed, giveUp, cascaded };
};

/** Tasks that placements of any company wait for: for the sweep, which acts for none. */
export const awaitedTasks = async (database: Queryable): Promise<{ companyId: string; taskId: string }[]> => {
  const { companyId, analysisTaskId: taskId } = placements;
  const found = await database.selectDistinct({ companyId, taskId }).from(placements).where(isNotNull(taskId));
  return found as { companyId: string; taskId: string }[];
};

/** Companies with matches of other rules than today's; a score is compared only with scores of the same. */
export const companiesWithOtherVersion = async (database: Queryable, version: string): Promise<string[]> => {
  const found = await database.selectDistinct({ companyId: placements.companyId }).from(placements).where(madeByOther(version));
  return found.map(({ companyId }) => companyId);
};
