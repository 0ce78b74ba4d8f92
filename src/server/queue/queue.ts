import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenedDatabase, Transaction } from '#server/database/client';
import { MAX_ATTEMPTS, TASK_EXPIRY, TASK_NAMES, type TaskHandlers, type TaskName, type TaskPayloads } from './tasks.ts';
import { createWorker } from './worker.ts';

/** Adds a task to the transaction it was given with; answers the task's id. */
export type Enqueue = <N extends TaskName>(name: N, payload: TaskPayloads[N]) => Promise<string>;

export interface Queue {
  /** A transaction that may enqueue tasks: they exist when it commits, and the workers of this process start at once. */
  transaction: <T>(write: (transaction: Transaction, enqueue: Enqueue) => Promise<T>) => Promise<T>;
  /** Which of these tasks are still waiting, running, or to be tried again. */
  live: (ids: string[]) => Promise<Set<string>>;
  work: (handlers: TaskHandlers, concurrency: number) => Promise<void>;
  /** Stops fetching and gives running tasks a moment to end; the rest is tried again by whoever comes next. */
  stop: () => Promise<void>;
}

const STOP_TIMEOUT_MS = 3000;
/** PostgreSQL may have workers elsewhere: one that falls silent this long is dead. */
const HEARTBEAT_SECONDS = 15;
const UNCLAIMED_FOR_A_DAY = 24 * 60 * 60;

const openBoss = async ({ pool, kind }: OpenedDatabase, onError: (error: Error) => void): Promise<PgBoss> => {
  const shared = kind === 'postgresql' && { superviseIntervalSeconds: HEARTBEAT_SECONDS, monitorIntervalSeconds: HEARTBEAT_SECONDS };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    ...shared,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of TASK_NAMES) {
    await boss.createQueue(name, {
      retryLimit: MAX_ATTEMPTS - 1,
      expireInSeconds: TASK_EXPIRY[name],
      retentionSeconds: UNCLAIMED_FOR_A_DAY,
      ...(kind === 'postgresql' && { heartbeatSeconds: HEARTBEAT_SECONDS }),
    });
  }
  return boss;
};

/** On the embedded database nobody else can be running these: a kill left them behind. */
const requeueOrphans = async (boss: PgBoss, { pool }: OpenedDatabase) => {
  for (const name of TASK_NAMES) {
    const { rows } = await pool.query<{ id: string }>(`select id from pgboss.job where name = $1 and state = 'active'`, [name]);
    if (rows.length > 0) {
      await boss.fail(
        name,
        rows.map(({ id }) => id),
      );
    }
  }
};

/** Opens the task queue, which lives in the application's own database (decisions §6). */
export const openQueue = async (database: OpenedDatabase, onError: (error: Error) => void): Promise<Queue> => {
  const boss = await openBoss(database, onError);
  if (database.kind === 'embedded') await requeueOrphans(boss, database);
  const worker = createWorker(boss);
  // pg-boss looks a queue up once; from inside a transaction that lookup would wait for the only connection.
  for (const name of TASK_NAMES) await boss.findJobs(name, { key: '' });

  const transaction: Queue['transaction'] = async (write) => {
    const used = new Set<TaskName>();
    const result = await database.db.transaction((transaction) =>
      write(transaction, async (name, payload) => {
        used.add(name);
        const id = await boss.send(name, payload, { db: fromDrizzle(transaction, sql) });
        return id!;
      }),
    );
    used.forEach(worker.wake);
    return result;
  };

  const live = async (ids: string[]) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from pgboss.job where id = any($1::uuid[]) and state in ('created', 'retry', 'active')`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  };

  return { transaction, live, work: worker.start, stop: () => boss.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS }) };
};
