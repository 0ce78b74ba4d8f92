import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Case and accents set aside; the same order on both databases, whose own collations differ. */
export const folded = (text: SQL | PgColumn): SQL => sql`lower(unaccent(${text})) collate "C"`;

/** Every word of a search is found somewhere in one of these texts. */
export const containsWords = (search: string, texts: PgColumn[]): SQL | undefined => {
  const searched = sql.join(texts, sql` || ' ' || `);
  return and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`${folded(searched)} like ${folded(sql`${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}::text`)}`),
  );
};
