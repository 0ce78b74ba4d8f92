import { findPeriods } from '../dates/periods.ts';
import type { Row } from '../text/rows.ts';
import { namesDegree, teaches } from './content.ts';
import type { Heading } from './readHeading.ts';
import { isDressedLike } from './typography.ts';

/** « Qualifications », « Key qualifications », « Credentials »: degrees in some countries, skills in others. Folded. */
const QUALIFICATIONS = /^\W*(?:professional |key |my )?qualifications?\W*$|^\W*credentials\W*$/u;

/** Rows that name a degree, with a date in their row or in the one above or below. */
const datedDegrees = (rows: readonly Row[]): number =>
  rows.filter(
    (row, at) => namesDegree(row.folded) && [row, rows[at + 1], rows[at - 1]].some((one) => one && findPeriods(one.folded).length > 0),
  ).length;

/** Two degrees and more, each with a date. */
export const listsDegrees = (rows: readonly Row[]): boolean => datedDegrees(rows) >= 2;

/**
 * Headings with those that say « Qualifications » over degrees announcing studies, before the words of the degrees themselves
 * (« Certificate III », « Maîtrise ») are taken for headings. One degree with its date is enough where nothing else announces studies.
 */
export const withQualifications = (
  rows: readonly Row[],
  headings: readonly (Heading | 'continued' | null)[],
): (Heading | 'continued' | null)[] => {
  const announced = headings.some((heading) => heading && heading !== 'continued' && heading.kinds.includes('education'));
  return headings.map((heading, index) => {
    const row = rows[index]!;
    if (!heading || heading === 'continued' || heading.contentFrom !== null || !QUALIFICATIONS.test(row.folded)) return heading;
    const end = rows.findIndex((other, at) => at > index && headings[at] && isDressedLike(other, row));
    const own = rows.slice(index + 1, end < 0 ? rows.length : end);
    const degrees = datedDegrees(own);
    const studies = announced ? degrees >= 2 && teaches(own.map(({ folded }) => folded).join('\n')) : degrees >= 1;
    return studies ? { ...heading, kinds: ['education'] } : heading;
  });
};
