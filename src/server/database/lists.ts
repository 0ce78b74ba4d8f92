import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folded } from './textSearch.ts';

/** A sorted query that has not run yet. */
interface SortedRows<T> extends PromiseLike<T[]> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<T[]> };
}

/** The whole list, or one page of it with the count of all that matches. */
export const wholeOrPage = async <T>(
  rows: SortedRows<T>,
  countAll: () => Promise<number>,
  { limit, offset = 0 }: { limit?: number; offset?: number },
): Promise<{ data: T[]; total: number }> => {
  if (limit === undefined) {
    const data = await rows;
    return { data, total: data.length };
  }
  return { data: await rows.limit(limit).offset(offset), total: await countAll() };
};

/** `title` or `-title`: by texts, whatever their case and accents, what has none last in both directions; else by creation, as ids sort. */
export const sortOrder = (id: PgColumn, sort: string, columns: Record<string, PgColumn[]>): SQL[] => {
  if (sort === 'createdAt') return [asc(id)];
  const direction = sort.startsWith('-') ? desc : asc;
  const by = columns[sort.replace('-', '')] ?? [];
  const emptyLast = by.slice(0, 1).map((column) => asc(sql`${column} = ''`));
  return [...emptyLast, ...by.map((column) => direction(folded(column))), desc(id)];
};
