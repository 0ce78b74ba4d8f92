import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CandidateListQuery, CandidateSort } from '#contract/candidates';
import { candidates } from '#server/database/schema/candidates';

/** Case and accents set aside; the same order on both databases, whose own collations differ. */
const folded = (text: SQL | PgColumn) => sql`lower(unaccent(${text})) collate "C"`;

const searched = sql`${candidates.firstName} || ' ' || ${candidates.lastName} || ' ' || ${candidates.emailAddress} || ' ' || ${candidates.currentPosition}`;

/** Every word is found somewhere in the name, the email or the position (spec 2 §2). */
const found = (search: string) =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${folded(searched)} like ${folded(sql`${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}::text`)}`),
  );

export const matching = ({ search, availabilityStatus, status }: CandidateListQuery): SQL | undefined =>
  and(
    search ? found(search) : undefined,
    availabilityStatus ? eq(candidates.availabilityStatus, availabilityStatus) : undefined,
    status ? eq(candidates.status, status) : undefined,
  );

const sortColumns = {
  createdAt: [],
  name: [candidates.lastName, candidates.firstName],
  position: [candidates.currentPosition],
  location: [candidates.currentLocation],
};

/** Ids sort by creation, newest first unless told; whoever has no value comes last in both directions. */
export const sortedBy = (sort: CandidateSort = '-createdAt'): SQL[] => {
  if (sort === 'createdAt') return [asc(candidates.id)];
  const descending = sort.startsWith('-');
  const columns = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const direction = descending ? desc : asc;
  const emptyLast = columns.slice(0, 1).map((column) => asc(sql`${column} = ''`));
  return [...emptyLast, ...columns.map((column) => direction(folded(column))), desc(candidates.id)];
};
