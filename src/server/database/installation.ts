import { v7 as uuidv7 } from 'uuid';
import type { Database } from './client.ts';
import { installations } from './schema/installations.ts';

/** The identity of a database, given at its first start. */
export const installationId = async (database: Database): Promise<string> => {
  await database.insert(installations).values({ id: uuidv7() }).onConflictDoNothing();
  const [row] = await database.select({ id: installations.id }).from(installations);
  return row!.id;
};
