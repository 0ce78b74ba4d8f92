import { openQueue, type Queue } from '#server/queue/queue';
import type { TaskHandler, TaskHandlers } from '#server/queue/tasks';
import type { RecordTaskName } from '#server/records/analyzedRecords';
import type { OpenedDatabase } from '#server/database/client';
import { openTestDatabase } from '../../support/testDatabase.ts';

let database: OpenedDatabase;
let queue: Queue;
const errors: Error[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  queue = await openQueue(database, (error) => errors.push(error));
});
afterEach(async () => {
  await queue.stop();
  await database.close();
});

const add = (recordId: string) => queue.transaction((_, enqueue) => enqueue('candidate-analysis', { recordId }));

const noHandler: TaskHandler<'placement-analysis'> = { run: async () => {}, giveUp: async () => {} };

/** Works with this run, and tells the payloads seen and given up. */
const handlersOf = (run: TaskHandler<RecordTaskName>['run']) => {
  const seen: string[] = [];
  const givenUp: string[] = [];
  const handler: TaskHandler<RecordTaskName> = {
    run: async (task) => {
      seen.push(task.payload.recordId);
      await run(task);
    },
    giveUp: async ({ payload }) => {
      givenUp.push(payload.recordId);
    },
  };
  const handlers: TaskHandlers = { 'candidate-analysis': handler, 'job-analysis': handler, 'placement-analysis': noHandler };
  return { handlers, seen, givenUp };
};

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a task is carried out after its transaction commits', async () => {
  const { handlers, seen } = handlersOf(async () => {});
  await queue.work(handlers, 2);
  await add('a');
  await add('b');
  await until(() => seen.length === 2);
  expect(seen.sort()).toEqual(['a', 'b']);
});

test('a task of a transaction that rolls back never existed', async () => {
  const ids: string[] = [];
  const rolledBack = queue.transaction(async (_, enqueue) => {
    ids.push(await enqueue('candidate-analysis', { recordId: 'never' }));
    throw new Error('refused');
  });
  await expect(rolledBack).rejects.toThrow('refused');
  const kept = await add('kept');
  expect(await queue.live([...ids, kept])).toEqual(new Set([kept]));
  expect((await database.pool.query('select count(*)::int as n from pgboss.job')).rows).toEqual([{ n: 1 }]);
});

test('a task that fails is tried again, and a success ends it', async () => {
  let attempts = 0;
  const { handlers, seen, givenUp } = handlersOf(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
  });
  const id = await add('twice');
  await queue.work(handlers, 1);
  await until(() => seen.length === 3);
  await queue.stop();
  expect(givenUp).toEqual([]);
  expect(await queue.live([id])).toEqual(new Set());
});

test('a task that fails three times is given up and blocks nobody', async () => {
  const { handlers, seen, givenUp } = handlersOf(async ({ payload }) => {
    if (payload.recordId === 'bad') throw new Error('always');
  });
  const bad = await add('bad');
  await add('good');
  await queue.work(handlers, 1);
  await until(() => seen.includes('good') && givenUp.length > 0);
  await queue.stop();
  expect(seen.filter((name) => name === 'bad')).toHaveLength(3);
  expect(givenUp).toEqual(['bad']);
  expect(await queue.live([bad])).toEqual(new Set());
});

/** What a kill leaves behind: a task that a process took and never gave back. */
const dieWith = async (id: string) => {
  await database.pool.query(
    `update pgboss.job set state = 'active', retry_count = case when started_on is null then 0 else retry_count + 1 end, started_on = now(), heartbeat_on = now() - interval '1 hour' where id = $1`,
    [id],
  );
};

const restart = async () => {
  await queue.stop();
  queue = await openQueue(database, (error) => errors.push(error));
};

test('a task whose process died is taken up at once where nobody else can run it, and given up after the third death', async () => {
  const id = await add('deadly');
  const alive: boolean[] = [];
  for (let death = 1; death <= 3; death += 1) {
    await dieWith(id);
    await restart();
    alive.push((await queue.live([id])).has(id));
  }
  // On PostgreSQL another process may still be running it: its silent heart decides, later.
  expect(alive).toEqual(database.kind === 'embedded' ? [true, true, false] : [true, true, true]);
});
