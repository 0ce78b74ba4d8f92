/** Every background task and what it is told. A task may run twice (a kill between its work and its receipt): handlers are idempotent. */
export interface TaskPayloads {
  'candidate-analysis': { recordId: string };
  'job-analysis': { recordId: string };
  /** Matches the company's placements that wait for this very task. */
  'placement-analysis': { companyId: string };
}
export type TaskName = keyof TaskPayloads;

/** Seconds after which a running task counts as lost and is tried again. */
export const TASK_EXPIRY = { 'candidate-analysis': 180, 'job-analysis': 180, 'placement-analysis': 180 } satisfies Record<TaskName, number>;

export const TASK_NAMES = Object.keys(TASK_EXPIRY) as TaskName[];

/** A task that failed, or whose process died, this many times is given up. */
export const MAX_ATTEMPTS = 3;

export interface Task<N extends TaskName> {
  id: string;
  payload: TaskPayloads[N];
  /** Aborted when the process stops or the task has expired: what comes after must not be written. */
  signal: AbortSignal;
}

export interface TaskHandler<N extends TaskName> {
  run: (task: Task<N>) => Promise<void>;
  /** After the last attempt failed. A process that died in it never gets here: the owner of the record sweeps too. */
  giveUp: (task: Omit<Task<N>, 'signal'>) => Promise<void>;
}
export type TaskHandlers = { [N in TaskName]: TaskHandler<N> };
