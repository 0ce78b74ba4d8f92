import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '../env.ts';
import { StartupError } from '../startupError.ts';
import { openEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

/** Both databases speak through `pg`: one driver, one dialect. */
export type Database = NodePgDatabase;
/** What a repository runs its queries on: the database, or the caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenedDatabase {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  close: () => Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 5000;
const POOL_SIZE = 10;

const postgresqlPool = async (connectionString: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    const { host } = new URL(connectionString);
    throw new StartupError(
      `La base PostgreSQL de DATABASE_URL (${host}) est injoignable : ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  }
};

/** Opens the embedded database, or the one of DATABASE_URL, and brings its tables up to date. */
export const openDatabase = async (env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> => {
  const { databaseUrl } = env;
  const kind = databaseUrl === null ? 'embedded' : 'postgresql';
  const { pool, close } =
    databaseUrl === null
      ? await openEmbedded(env.dataDir)
      : await postgresqlPool(databaseUrl).then((pool) => ({ pool, close: () => pool.end() }));
  // Without a listener a connection that dies while idle would end the process; the next query reports it.
  pool.on('error', () => {});
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pool), pool, kind, close };
};
