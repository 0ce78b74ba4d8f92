import { and, count, eq, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/client';
import { listVersion, renewListVersion } from '#server/database/listVersions';
import { companies } from '#server/database/schema/companies';
import type { AnalyzedTable } from './analyzedTable.ts';

/** The rows of one company in a table under analysis: no query reaches another's. Every write renews the list's version. */
export const analyzedRepository = (database: Queryable, { table, list }: AnalyzedTable, companyId: string) => {
  const owned = eq(table.companyId, companyId);
  const one = (id: string) => and(owned, eq(table.id, id));
  const touch = () => renewListVersion(database, companyId, list);

  const countWhere = async (condition: SQL | undefined): Promise<number> => {
    const [row] = await database.select({ n: count() }).from(table).where(and(owned, condition));
    return row!.n;
  };

  const insert = async (record: { id: string } & Record<string, unknown>): Promise<void> => {
    await database.insert(table).values({ ...record, companyId });
    await touch();
  };

  const write = async (condition: SQL | undefined, changes: object): Promise<boolean> => {
    const written = await database
      .update(table)
      .set({ ...changes, updatedAt: new Date() })
      .where(condition)
      .returning({ id: table.id });
    if (written.length > 0) await touch();
    return written.length > 0;
  };

  /** Writes unless an analysis runs, whose result would overwrite it; false then. */
  const update = (id: string, changes: object) => write(and(one(id), ne(table.status, 'ai_analyzing')), changes);

  /** Writes the end of an analysis, unless another one has started meanwhile or the record is gone. */
  const finish = (id: string, taskId: string, changes: object) =>
    write(and(one(id), eq(table.analysisTaskId, taskId), eq(table.status, 'ai_analyzing')), changes);

  /** What a new analysis starts from; undefined when there is no such record. */
  const source = async (id: string): Promise<{ fileId: string | null; status: string } | undefined> => {
    const [found] = await database.select({ fileId: table.fileId, status: table.status }).from(table).where(one(id));
    return found as { fileId: string | null; status: string } | undefined;
  };

  /** The file that went with it, null when it had none; undefined when there was no such record. */
  const remove = async (id: string): Promise<string | null | undefined> => {
    const [removed] = await database.delete(table).where(one(id)).returning({ fileId: table.fileId });
    if (removed) await touch();
    return removed && (removed.fileId as string | null);
  };

  return {
    owned,
    one,
    countWhere,
    insert,
    update,
    finish,
    source,
    remove,
    analyzing: () => countWhere(eq(table.status, 'ai_analyzing')),
    version: () => listVersion(database, companyId, list),
  };
};

/** A record whose analysis is under way. */
export interface RecordUnderAnalysis {
  id: string;
  companyId: string;
  taskId: string | null;
  fileId: string | null;
  /** The company's, as it typed it. */
  country: string;
}

/** Records under analysis over all companies, or the one of a task: for the worker and the sweep, which act for no company. */
export const underAnalysis = (
  database: Queryable,
  { table }: AnalyzedTable,
  task?: { recordId: string; taskId: string },
): Promise<RecordUnderAnalysis[]> => {
  const { id, companyId, analysisTaskId: taskId, fileId } = table;
  const ofTask = task && and(eq(id, task.recordId), eq(taskId, task.taskId));
  const rows = database.select({ id, companyId, taskId, fileId, country: companies.country }).from(table);
  return rows.innerJoin(companies, eq(companies.id, companyId)).where(and(eq(table.status, 'ai_analyzing'), ofTask)) as Promise<
    RecordUnderAnalysis[]
  >;
};
