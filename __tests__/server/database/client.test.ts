import { migrateDatabase } from '#server/database/migrate';
import type { OpenedDatabase } from '#server/database/client';
import { openTestDatabase } from '../../support/testDatabase.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;

test('migrations that were applied are not applied again', async () => {
  const applied = await rows('select hash from drizzle.__drizzle_migrations');
  await migrateDatabase(database.pool);
  expect(await rows('select hash from drizzle.__drizzle_migrations')).toEqual(applied);
});

test('accents and case do not decide the order, on either database', async () => {
  const [sorted] = await rows(
    `select array_agg(name order by lower(unaccent(name)) collate "C") names from (values ('Zoé'), ('éric'), ('Eva'), ('Élodie')) v(name)`,
  );
  expect(sorted.names).toEqual(['Élodie', 'éric', 'Eva', 'Zoé']);
});

test('a failed statement leaves the connection usable and names the cause', async () => {
  await expect(database.pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  expect(await rows('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a connection that dies in a transaction takes its writes along', async () => {
  await database.pool.query('create table cut (id int)');
  const client = await database.pool.connect();
  client.on('error', () => {});
  await client.query('begin');
  await client.query('insert into cut values (1)');
  client.release(true);
  expect(await rows('select * from cut')).toEqual([]);
});

test('many callers at once each get their own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => database.pool.query('select $1::int as n', [n])));
  expect(answers.map(({ rows: [row] }) => row.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
});
