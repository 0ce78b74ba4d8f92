import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { TASK_NAMES, type TaskHandler, type TaskHandlers, type TaskName, type TaskPayloads } from './tasks.ts';

const options = { includeMetadata: true, pollingIntervalSeconds: 2 } as const;

const perform = async <N extends TaskName>({ run, giveUp }: TaskHandler<N>, job: JobWithMetadata<TaskPayloads[N]>) => {
  const task = { id: job.id, payload: job.data };
  try {
    await run({ ...task, signal: job.signal });
  } catch (error) {
    if (job.retryCount >= job.retryLimit) await giveUp(task);
    throw error;
  }
};

/** Runs tasks in this process, so many at once of each name. */
export const createWorker = (boss: PgBoss) => {
  const workIds = new Map<TaskName, string[]>();

  /** Fetches now instead of at the next poll. */
  const wake = (name: TaskName) => workIds.get(name)?.forEach((id) => boss.notifyWorker(id));

  const startOne = async <N extends TaskName>(name: N, handlers: TaskHandlers) =>
    boss.work<TaskPayloads[N], void, typeof options>(name, options, async ([job]) => {
      try {
        await perform<N>(handlers[name], job!);
      } finally {
        wake(name);
      }
    });

  const start = async (handlers: TaskHandlers, concurrency: number) => {
    for (const name of TASK_NAMES) {
      const ids: string[] = [];
      for (let n = 0; n < concurrency; n += 1) ids.push(await startOne(name, handlers));
      workIds.set(name, ids);
    }
  };

  return { start, wake };
};
