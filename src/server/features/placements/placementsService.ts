import type {
  Placement,
  PlacementCreation,
  PlacementList,
  PlacementListQuery,
  PlacementRow,
  PlacementsCreation,
  PlacementStatus,
  PlacementUpdate,
  VerdictForm,
} from '#contract/placements';
import type { Database, Transaction } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import type { Queue } from '#server/queue/queue';
import { present } from '#server/records/present';
import { dayOf } from './estimates/days.ts';
import { candidateFacts, jobFacts } from './matchedFacts.ts';
import type { PlacementAnalysis } from './placementAnalysis.ts';
import { toRow } from './placementRecord.ts';
import { placementsRepository } from './placementsRepository.ts';
import { toPlacement } from './placementView.ts';
import { newPlacement, statusChanges } from './placementStatus.ts';
import { renewOutdatedFeatures } from './ranking/makeFeatures.ts';
import { createRankingService } from './ranking/rankingService.ts';
import { surroundingsOf } from './surroundings.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  queue: Queue;
  analysis: PlacementAnalysis;
  /** A user's name, kept with what they decide. */
  nameOf: (userId: string) => Promise<string>;
  clock?: () => Date;
}

/** Placements (spec 2 §2 to §7): pairs of a candidate and an offer, matched by background tasks, decided by recruiters. */
export const createPlacementsService = ({ database, queue, analysis, nameOf, clock = () => new Date() }: Dependencies) => {
  const of = (companyId: string, on: Database | Transaction = database) => placementsRepository(on, companyId);
  const ranking = createRankingService(database);
  const today = () => dayOf(clock());

  const list = async (companyId: string, query: PlacementListQuery): Promise<PlacementList> => {
    const { data, total } = await of(companyId).list(query);
    return { data: data.map((record) => toRow(record, today())), total, ...(await of(companyId).counts()) };
  };

  /** Priorities count the days to a deadline: another day is another list. */
  const version = async (companyId: string): Promise<string> => `${today()} ${await of(companyId).version()}`;

  const get = async (companyId: string, id: string): Promise<Placement> => {
    const record = present(await of(companyId).record(id));
    return toPlacement(record, await surroundingsOf({ ranking, repository: of(companyId), companyId, record, today: today() }));
  };

  const rows = async (companyId: string, ids: string[]): Promise<PlacementRow[]> => {
    const found = new Map((await of(companyId).rows(ids)).map((record) => [record.placement.id, toRow(record, today())]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };

  /** The pairs that are not there yet, and one task that matches them all. */
  const add = async (companyId: string, userId: string, jobId: string, candidateIds: string[]): Promise<string[]> => {
    const by = await nameOf(userId);
    return queue.transaction(async (transaction, enqueue) => {
      const repository = of(companyId, transaction);
      const known = await repository.knownCandidates(candidateIds);
      if (!(await repository.knowsJob(jobId)) || candidateIds.some((id) => !known.has(id))) throw new AppError('not_found');
      const analysisTaskId = await enqueue('placement-analysis', { companyId });
      return repository.insert(candidateIds.map((candidateId) => newPlacement({ candidateId, jobId, analysisTaskId, by, at: clock() })));
    });
  };

  const create = async (companyId: string, userId: string, candidateId: string, jobId: string): Promise<PlacementCreation> => {
    const ids = await add(companyId, userId, jobId, [candidateId]);
    if (ids.length === 0) throw new AppError('conflict', { message: TEXTS.pairExists, success: false });
    return { success: true, data: present((await rows(companyId, ids))[0]) };
  };

  const createShortlist = async (companyId: string, userId: string, jobId: string, chosen: string[]): Promise<PlacementsCreation> => {
    const candidateIds = [...new Set(chosen)];
    const ids = await add(companyId, userId, jobId, candidateIds);
    return { success: true, data: await rows(companyId, ids), existing: candidateIds.length - ids.length };
  };

  /** Any of the seven (decisions §6), each change dated; `to_analyze` asks for an analysis. */
  const updateStatus = async (companyId: string, userId: string, id: string, status: PlacementStatus): Promise<Placement> => {
    const by = await nameOf(userId);
    await queue.transaction(async (transaction, enqueue) => {
      const repository = of(companyId, transaction);
      const placement = present(await repository.locked(id));
      if (placement.placementStatus === status) return;
      const asked = status === 'to_analyze' && { analysisTaskId: await enqueue('placement-analysis', { companyId }), analysisError: null };
      await repository.update(id, { ...statusChanges(placement, { status, by, at: clock() }), ...asked });
    });
    return get(companyId, id);
  };

  const write = async (companyId: string, id: string, changes: Parameters<ReturnType<typeof of>['update']>[1]): Promise<Placement> => {
    await database.transaction(async (transaction) => {
      present(await of(companyId, transaction).locked(id));
      await of(companyId, transaction).update(id, changes);
    });
    return get(companyId, id);
  };

  const update = (companyId: string, id: string, changes: PlacementUpdate): Promise<Placement> => write(companyId, id, changes);

  const decide = async (companyId: string, userId: string, id: string, { band, reason }: VerdictForm): Promise<Placement> =>
    write(companyId, id, { verdict: { band, reason, by: await nameOf(userId), at: clock().toISOString() } });

  const withdrawVerdict = (companyId: string, id: string): Promise<Placement> => write(companyId, id, { verdict: null });

  const remove = async (companyId: string, id: string): Promise<void> => {
    const removed = await database.transaction((transaction) => of(companyId, transaction).remove(id));
    if (!removed) throw new AppError('not_found');
  };

  const analyseAgain = async (companyId: string, id: string): Promise<PlacementRow> => {
    await queue.transaction(async (transaction, enqueue) => {
      const repository = of(companyId, transaction);
      present(await repository.locked(id));
      await repository.update(id, { analysisTaskId: await enqueue('placement-analysis', { companyId }), analysisError: null });
    });
    return present((await rows(companyId, [id]))[0]);
  };

  /** The match, and both sides as matching may see them: for what is written from it. */
  const matched = async (companyId: string, id: string) => {
    const { placement, candidate, job } = present(await of(companyId).record(id));
    return { match: placement.match, candidate: candidateFacts(candidate), job: jobFacts(job) };
  };

  const { analyse, giveUp, sweepLost, renewOlderMatches } = analysis;
  return {
    list,
    version,
    get,
    matched,
    create,
    createShortlist,
    updateStatus,
    update,
    decide,
    withdrawVerdict,
    remove,
    analyseAgain,
    rankCandidates: ranking.candidates,
    rankJobs: ranking.jobs,
    renewOutdatedFeatures: () => renewOutdatedFeatures(database),
    analyse,
    giveUp,
    sweepLost,
    renewOlderMatches,
  };
};
export type PlacementsService = ReturnType<typeof createPlacementsService>;
