import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrateDatabase } from '#server/database/migrate';
import { openTestDatabase } from '../../support/testDatabase.ts';

const MIGRATIONS = new URL('../../../src/server/database/migrations', import.meta.url).pathname;
const COMPANY = '0190a000-0000-7000-8000-000000000001';
const CANDIDATE = '0190a000-0000-7000-8000-000000000002';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-test-migrate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The migrations as they were after the first `count`. */
const migrationsUntil = async (count: number): Promise<string> => {
  const older = join(folder, `first-${count}`);
  await cp(MIGRATIONS, older, { recursive: true });
  const path = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return older;
};

test('a database of the first release is brought up to date with its records', async () => {
  const { pool, close } = await openTestDatabase();
  const rows = async (statement: string) => (await pool.query(statement)).rows;
  try {
    await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public; create extension unaccent');
    await migrate(drizzle(pool), { migrationsFolder: await migrationsUntil(2) });
    await pool.query(
      `insert into companies (id, name, slug, industry, company_size, phone, timezone, address, city, country, billing_email, billing_address, locale)
       values ('${COMPANY}', 'Atelier', 'atelier', 'it', '1-10', '+33600000000', 'Europe/Paris', '1 quai de la Fosse', 'Nantes', 'France', 'a@example.fr', '1 quai de la Fosse', 'fr-FR')`,
    );
    await pool.query(
      `insert into candidates (id, company_id, status, first_name) values ('${CANDIDATE}', '${COMPANY}', 'analyzed', 'Léa')`,
    );

    await migrateDatabase(pool);
    await migrateDatabase(pool);

    expect(await rows('select first_name from candidates')).toEqual([{ first_name: 'Léa' }]);
    const applied = await rows('select id from drizzle.__drizzle_migrations');
    const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] };
    expect(applied).toHaveLength(journal.entries.length);
    for (const table of ['placements', 'questions', 'conversations', 'messages', 'contacts', 'candidate_features'])
      expect([table, await rows(`select * from ${table}`)]).toEqual([table, []]);
  } finally {
    await close();
  }
});
