import { findPeriods } from '../dates/periods.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { lookOf } from './headingLook.ts';
import type { Heading } from './readHeading.ts';

/** So many rows of a look that stand under a date show that employers, schools or teams are set in it. */
const MIN_ALIKE = 2;
/** A longer row is prose. */
const MAX_LETTERS = 80;

/**
 * « Open source » under the title and date of a project, where the other projects have their team there in the same look and no
 * other heading has it: words of headings that belong to an entry.
 */
export const entryRows = (rows: readonly Row[], headings: readonly (Heading | 'continued' | null)[]): ReadonlySet<Row> => {
  const under = rows.filter((row, index) => {
    const above = rows[index - 1];
    return above?.page === row.page && !row.bullet && findPeriods(above.folded).length > 0 && findPeriods(row.folded).length === 0;
  });
  const isHeading = new Set(rows.filter((_, index) => headings[index] !== null));
  const looks = Map.groupBy(
    rows.filter((row) => isHeading.has(row)),
    lookOf,
  );
  return new Set(
    under.filter((row) => {
      if (!isHeading.has(row) || looks.get(lookOf(row))!.length > 1) return false;
      const alike = under.filter((other) => other !== row && lookOf(other) === lookOf(row) && contentOf(other).length < MAX_LETTERS);
      return alike.length >= MIN_ALIKE;
    }),
  );
};
