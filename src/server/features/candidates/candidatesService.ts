import { v7 as uuidv7 } from 'uuid';
import type { Candidate, CandidateListQuery, CandidateRow, CandidateUpdate } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import type { Database, Transaction } from '#server/database/client';
import type { FilesService, StoredFile } from '#server/files/filesService';
import { AppError } from '#server/plugins/errors';
import type { Queue } from '#server/queue/queue';
import { analyseCv, type CandidateReader } from './candidateAnalysis.ts';
import { type CandidateChanges, changesOf, toCandidate, toRow } from './candidateRecord.ts';
import { candidatesRepository, candidatesUnderAnalysis } from './candidatesRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  queue: Queue;
  files: FilesService;
  reader: CandidateReader;
}

interface AnalysisTask {
  candidateId: string;
  taskId: string;
}

const present = <T>(found: T | null | undefined): T => {
  if (found === null || found === undefined) throw new AppError('not_found');
  return found;
};

/** Candidates (spec 2 §2 to §7): uploaded as CV files, analysed by background tasks, edited by recruiters. */
export const createCandidatesService = ({ database, queue, files, reader }: Dependencies) => {
  const of = (companyId: string) => candidatesRepository(database, companyId);

  const list = async (companyId: string, query: CandidateListQuery): Promise<AnalyzedList<CandidateRow>> => {
    const { data, total } = await of(companyId).list(query);
    return { data: data.map(toRow), total, analyzing: await of(companyId).analyzing() };
  };

  const get = async (companyId: string, id: string): Promise<Candidate> => toCandidate(present(await of(companyId).record(id)));
  const row = async (companyId: string, id: string): Promise<CandidateRow> => toRow(present(await of(companyId).row(id)));

  /** One CV, one candidate: the file is on disk first, then its row, the candidate and the task exist together or not at all. */
  const upload = async (companyId: string, file: { name: string; mime: string; bytes: Uint8Array }): Promise<CandidateRow> => {
    const kept = await files.keep({ companyId, ...file });
    const id = uuidv7();
    await queue.transaction(async (transaction, enqueue) => {
      await kept.record(transaction);
      const analysisTaskId = await enqueue('candidate-analysis', { candidateId: id });
      await candidatesRepository(transaction, companyId).insert({ id, fileId: kept.id, analysisTaskId });
    });
    return row(companyId, id);
  };

  /** An edit during an analysis is refused rather than overwritten by its result. */
  const update = async (companyId: string, id: string, changes: CandidateUpdate): Promise<Candidate> => {
    await database.transaction(async (transaction) => {
      const repository = candidatesRepository(transaction, companyId);
      const record = present(await repository.record(id));
      if (!(await repository.update(id, changesOf(record, changes)))) throw new AppError('conflict', { message: TEXTS.analyzing });
    });
    return get(companyId, id);
  };

  const remove = async (companyId: string, id: string): Promise<void> => {
    const fileId = await database.transaction(async (transaction) => {
      const removed = await candidatesRepository(transaction, companyId).remove(id);
      if (removed === undefined) throw new AppError('not_found');
      if (removed !== null) await files.forget(transaction, companyId, removed);
      return removed;
    });
    if (fileId !== null) await files.discard(companyId, fileId);
  };

  const file = async (companyId: string, id: string): Promise<StoredFile> => {
    const { fileId } = present(await of(companyId).record(id));
    return present(fileId === null ? null : await files.read(companyId, fileId));
  };

  /** Analyses the file again; a candidate under analysis is left to the analysis that runs. */
  const analyseAgain = async (companyId: string, id: string): Promise<CandidateRow> => {
    const { fileId, status } = present(await of(companyId).record(id));
    if (status === 'ai_analyzing') return row(companyId, id);
    if (!fileId) throw new AppError('conflict', { message: TEXTS.noFile });
    await queue.transaction(async (transaction, enqueue) => {
      const analysisTaskId = await enqueue('candidate-analysis', { candidateId: id });
      const started = { status: 'ai_analyzing' as const, analysisError: null, analysisTaskId };
      await candidatesRepository(transaction, companyId).update(id, started);
    });
    return row(companyId, id);
  };

  const finish = async (task: AnalysisTask, changes: CandidateChanges) => {
    const [subject] = await candidatesUnderAnalysis(database, task);
    if (!subject) return;
    await database.transaction((transaction: Transaction) =>
      candidatesRepository(transaction, subject.companyId).finish(task.candidateId, task.taskId, changes),
    );
  };

  /** The work of a task. Running it twice, or late, changes nothing: only the candidate's current task writes. */
  const analyse = async (task: AnalysisTask, signal: AbortSignal): Promise<void> => {
    const [subject] = await candidatesUnderAnalysis(database, task);
    if (!subject) return;
    const cv = subject.fileId && (await files.read(subject.companyId, subject.fileId));
    const changes = cv
      ? await analyseCv(reader, cv, subject.country)
      : { status: 'analysis_failed' as const, analysisError: TEXTS.fileLost };
    // Readers that were stopped under us say nothing about the file.
    signal.throwIfAborted();
    await finish(task, changes);
  };

  const giveUp = (task: AnalysisTask): Promise<void> => finish(task, { status: 'analysis_failed', analysisError: TEXTS.gaveUp });

  /** Nothing stays `ai_analyzing`: whose task is neither waiting nor running has lost it (decisions §6). */
  const sweepLost = async (): Promise<void> => {
    const subjects = await candidatesUnderAnalysis(database);
    const live = await queue.live(subjects.flatMap(({ taskId }) => taskId ?? []));
    for (const { id, taskId } of subjects) {
      if (taskId && !live.has(taskId)) await finish({ candidateId: id, taskId }, { status: 'analysis_failed', analysisError: TEXTS.lost });
    }
  };

  const version = (companyId: string): Promise<string> => of(companyId).version();

  return { list, version, get, upload, update, remove, file, analyseAgain, analyse, giveUp, sweepLost };
};
export type CandidatesService = ReturnType<typeof createCandidatesService>;
