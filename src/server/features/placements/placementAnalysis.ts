import type { Database, Transaction } from '#server/database/client';
import { MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Queue } from '#server/queue/queue';
import type { Dependents } from '#server/records/analyzedRecords';
import { analysisRepository, awaitedTasks, companiesWithOtherVersion, type Side } from './analysisRepository.ts';
import { matchPair } from './matchedPair.ts';
import type { PlacementRecord } from './placementRecord.ts';
import { makeFeatures } from './ranking/makeFeatures.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  queue: Queue;
  clock?: () => Date;
}

interface PlacementTask {
  companyId: string;
  taskId: string;
}

/**
 * How placements get their match (decisions §6). A placement waits for one task, named on its row; the task matches all
 * that wait for it. A pair whose candidate or offer is still being analysed is left: the end of that analysis asks again.
 */
export const createPlacementAnalysis = ({ database, queue, clock = () => new Date() }: Dependencies) => {
  const of = (companyId: string, on: Database | Transaction = database) => analysisRepository(on, companyId);

  const changed =
    (sideOf: (recordId: string) => Side): Dependents['changed'] =>
    async (transaction, enqueue, companyId, recordId) => {
      const repository = of(companyId, transaction);
      const side = sideOf(recordId);
      if (await repository.hasSide(side)) await repository.waitOfSide(side, await enqueue('placement-analysis', { companyId }));
    };
  const matchAnew = changed((candidateId) => ({ candidateId }));
  const candidateChanged: Dependents['changed'] = async (transaction, enqueue, companyId, candidateId) => {
    await makeFeatures(transaction, companyId, [candidateId]);
    await matchAnew(transaction, enqueue, companyId, candidateId);
  };
  const removed: Dependents['removed'] = (transaction, companyId) => of(companyId, transaction).cascaded();

  const matchOne = async ({ companyId, taskId }: PlacementTask, record: PlacementRecord): Promise<void> => {
    const { id } = record.placement;
    const outcome = matchPair(record);
    await database.transaction(async (transaction) => {
      const repository = of(companyId, transaction);
      if (outcome === 'not_ready') await repository.finish(id, taskId, {});
      else if ('failed' in outcome) await repository.finish(id, taskId, { analysisError: outcome.failed });
      else await repository.finishAnalyzed(id, taskId, outcome.matched, clock());
    });
  };

  /** A pair that fails keeps no other one from its match; the task is then tried again for what is left. */
  const analyse = async (task: PlacementTask, signal: AbortSignal): Promise<void> => {
    const failures: unknown[] = [];
    const next = (after: string | null) => of(task.companyId).next(task.taskId, after);
    for (let record = await next(null); record; record = await next(record.placement.id)) {
      signal.throwIfAborted();
      await matchOne(task, record).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };

  const end = ({ companyId, taskId }: PlacementTask, reason: string): Promise<void> =>
    database.transaction((transaction) => of(companyId, transaction).giveUp(taskId, reason));

  const giveUp = (task: PlacementTask): Promise<void> => end(task, TEXTS.gaveUp);

  /** No placement waits for a task that is gone (decisions §6). */
  const sweepLost = async (): Promise<void> => {
    const tasks = await awaitedTasks(database);
    const live = await queue.live(tasks.map(({ taskId }) => taskId));
    for (const task of tasks) if (!live.has(task.taskId)) await end(task, TEXTS.lost);
  };

  /** Matches made by other rules are made anew, so that scores of one company can be compared. */
  const renewOlderMatches = async (): Promise<void> => {
    for (const companyId of await companiesWithOtherVersion(database, MATCHING_VERSION))
      await queue.transaction(async (transaction, enqueue) =>
        of(companyId, transaction).waitOfOtherVersions(MATCHING_VERSION, await enqueue('placement-analysis', { companyId })),
      );
  };

  return {
    ofCandidates: { changed: candidateChanged, removed } satisfies Dependents,
    ofJobs: { changed: changed((jobId) => ({ jobId })), removed } satisfies Dependents,
    analyse,
    giveUp,
    sweepLost,
    renewOlderMatches,
  };
};
export type PlacementAnalysis = ReturnType<typeof createPlacementAnalysis>;
