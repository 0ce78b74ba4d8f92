import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '#server/database/client';
import type { FilesService, StoredFile } from '#server/files/filesService';
import { AppError } from '#server/plugins/errors';
import type { Enqueue, Queue } from '#server/queue/queue';
import { analyzedRepository, underAnalysis } from './analyzedRepository.ts';
import type { AnalyzedTable } from './analyzedTable.ts';
import { present } from './present.ts';
import { TEXTS } from './texts.ts';

export type RecordTaskName = 'candidate-analysis' | 'job-analysis';

/** What is made from these records elsewhere, told in the transaction that writes them. */
export interface Dependents {
  /** Facts were written, or an analysis ended. */
  changed: (transaction: Transaction, enqueue: Enqueue, companyId: string, recordId: string) => Promise<void>;
  /** A record is gone, and with it what the database cascades to. */
  removed: (transaction: Transaction, companyId: string, recordId: string) => Promise<void>;
}

export interface AnalyzedRecordsDependencies {
  database: Database;
  queue: Queue;
  files: FilesService;
  dependents: Dependents;
}

/** What a feature says of its records. `Changes` are columns of its table. */
interface Analysis<Changes> extends AnalyzedTable {
  task: RecordTaskName;
  /** From the file to what is written on the record; a file that says nothing is a failure of its own, told in `Changes`. */
  analyse: (file: StoredFile, country: string) => Promise<Changes>;
  /** What a failure writes, with the French sentence that tells why. */
  failed: (reason: string) => Changes;
  /** Refusals: an edit during an analysis, an analysis without a file. */
  texts: { analyzing: string; noFile: string };
}

export interface AnalysisTask {
  recordId: string;
  taskId: string;
}

/** The life of records made from uploaded files (decisions §6): upload, analysis by a task, edit, new analysis, removal. */
export const createAnalyzedRecords = <Changes extends object>(
  { database, queue, files, dependents }: AnalyzedRecordsDependencies,
  { table, list, task: taskName, analyse: analyseFile, failed, texts }: Analysis<Changes>,
) => {
  const analyzed = { table, list };
  const of = (companyId: string, on: Database | Transaction = database) => analyzedRepository(on, analyzed, companyId);

  /** One file, one record: the file is on disk first, then its row, the record and the task exist together or not at all. */
  const upload = async (companyId: string, file: { name: string; mime: string; bytes: Uint8Array }): Promise<string> => {
    const kept = await files.keep({ companyId, ...file });
    const id = uuidv7();
    await queue.transaction(async (transaction, enqueue) => {
      await kept.record(transaction);
      const analysisTaskId = await enqueue(taskName, { recordId: id });
      await of(companyId, transaction).insert({ id, fileId: kept.id, analysisTaskId, status: 'ai_analyzing' });
    });
    return id;
  };

  /** An edit during an analysis is refused rather than overwritten by its result. */
  const update = (companyId: string, id: string, changesOf: (transaction: Transaction) => Promise<Changes>): Promise<void> =>
    queue.transaction(async (transaction, enqueue) => {
      const changes = await changesOf(transaction);
      if (!(await of(companyId, transaction).update(id, changes))) throw new AppError('conflict', { message: texts.analyzing });
      await dependents.changed(transaction, enqueue, companyId, id);
    });

  const remove = async (companyId: string, id: string): Promise<void> => {
    const fileId = await database.transaction(async (transaction) => {
      const removed = await of(companyId, transaction).remove(id);
      if (removed === undefined) throw new AppError('not_found');
      await dependents.removed(transaction, companyId, id);
      if (removed !== null) await files.forget(transaction, companyId, removed);
      return removed;
    });
    if (fileId !== null) await files.discard(companyId, fileId);
  };

  const file = async (companyId: string, id: string): Promise<StoredFile> => {
    const { fileId } = present(await of(companyId).source(id));
    return present(fileId === null ? null : await files.read(companyId, fileId));
  };

  /** Analyses the file again; a record under analysis is left to the analysis that runs. */
  const analyseAgain = async (companyId: string, id: string): Promise<void> => {
    const { fileId, status } = present(await of(companyId).source(id));
    if (status === 'ai_analyzing') return;
    if (!fileId) throw new AppError('conflict', { message: texts.noFile });
    await queue.transaction(async (transaction, enqueue) => {
      const analysisTaskId = await enqueue(taskName, { recordId: id });
      await of(companyId, transaction).update(id, { status: 'ai_analyzing', analysisError: null, analysisTaskId });
    });
  };

  const finish = async (task: AnalysisTask, changes: Changes): Promise<void> => {
    const [subject] = await underAnalysis(database, analyzed, task);
    if (!subject) return;
    await queue.transaction(async (transaction, enqueue) => {
      const { companyId } = subject;
      if (await of(companyId, transaction).finish(task.recordId, task.taskId, changes))
        await dependents.changed(transaction, enqueue, companyId, task.recordId);
    });
  };

  /** The work of a task. Running it twice, or late, changes nothing: only the record's current task writes. */
  const analyse = async (task: AnalysisTask, signal: AbortSignal): Promise<void> => {
    const [subject] = await underAnalysis(database, analyzed, task);
    if (!subject) return;
    const stored = subject.fileId && (await files.read(subject.companyId, subject.fileId));
    const changes = stored ? await analyseFile(stored, subject.country) : failed(TEXTS.fileLost);
    // Readers that were stopped under us say nothing about the file.
    signal.throwIfAborted();
    await finish(task, changes);
  };

  const giveUp = (task: AnalysisTask): Promise<void> => finish(task, failed(TEXTS.gaveUp));

  /** Nothing stays `ai_analyzing`: whose task is neither waiting nor running has lost it (decisions §6). */
  const sweepLost = async (): Promise<void> => {
    const subjects = await underAnalysis(database, analyzed);
    const live = await queue.live(subjects.flatMap(({ taskId }) => taskId ?? []));
    for (const { id, taskId } of subjects) if (taskId && !live.has(taskId)) await finish({ recordId: id, taskId }, failed(TEXTS.lost));
  };

  return { upload, update, remove, file, analyseAgain, analyse, giveUp, sweepLost };
};
