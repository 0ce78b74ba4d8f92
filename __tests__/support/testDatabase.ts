import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type OpenedDatabase, openDatabase } from '#server/database/client';
import { openEmbedded, serveFolder } from '#server/database/embedded';
import { migrateDatabase } from '#server/database/migrate';
import { openQueue } from '#server/queue/queue';

const fail = (error: Error) => {
  throw error;
};

/** A migrated PGlite folder, made once per set of migrations: making one takes seconds, copying it an instant. */
export const preparedFolder = async (): Promise<string> => {
  const journal = await readFile(new URL('../../src/server/database/migrations/meta/_journal.json', import.meta.url));
  const folder = join(tmpdir(), `vivier-test-database-${createHash('sha256').update(journal).digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const workshop = await mkdtemp(join(tmpdir(), 'vivier-test-prepare-'));
  const { pool, close } = await openEmbedded(workshop);
  await migrateDatabase(pool);
  const queue = await openQueue({ db: drizzle(pool), pool, kind: 'embedded', close }, fail);
  await queue.stop();
  await close();
  // When another test process was first, its folder is as good.
  await rename(join(workshop, 'database'), folder).catch(() => {});
  await rm(workshop, { recursive: true, force: true });
  return folder;
};

const openEmbeddedCopy = async (): Promise<OpenedDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'vivier-test-'));
  await cp(await preparedFolder(), folder, { recursive: true });
  const { pool, close: stop } = await serveFolder(folder);
  const close = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db: drizzle(pool), pool, kind: 'embedded', close };
};

const onServer = async (serverUrl: string, statement: string) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const openServerDatabase = async (serverUrl: string): Promise<OpenedDatabase> => {
  const name = `vivier_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  const close = async () => {
    await opened.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...opened, close };
};

/** A fresh migrated database of its own for a test file: PGlite, or PostgreSQL when TEST_DATABASE_URL names a server. */
export const openTestDatabase = (): Promise<OpenedDatabase> => {
  const { TEST_DATABASE_URL } = process.env;
  return TEST_DATABASE_URL ? openServerDatabase(TEST_DATABASE_URL) : openEmbeddedCopy();
};
