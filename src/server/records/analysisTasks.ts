import type { TaskHandler } from '#server/queue/tasks';
import type { AnalysisTask, RecordTaskName } from './analyzedRecords.ts';

/** The background work of a feature whose records are analysed. */
export const analysisTask = (records: {
  analyse: (task: AnalysisTask, signal: AbortSignal) => Promise<void>;
  giveUp: (task: AnalysisTask) => Promise<void>;
}): TaskHandler<RecordTaskName> => ({
  run: ({ id, payload, signal }) => records.analyse({ recordId: payload.recordId, taskId: id }, signal),
  giveUp: ({ id, payload }) => records.giveUp({ recordId: payload.recordId, taskId: id }),
});
