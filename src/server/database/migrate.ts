import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { StartupError } from '../startupError.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process: one at a time brings the tables up to date. */
const MIGRATION_LOCK = 7_461_001;

/** Applies the migrations that this database has not seen, one process at a time. */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create extension if not exists unaccent').catch(() => {
      throw new StartupError('La base PostgreSQL refuse l’extension « unaccent » : demandez à son administrateur de l’installer.');
    });
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    failed = false;
  } finally {
    // The lock belongs to the connection: after a failure both go.
    client.release(failed);
  }
};
