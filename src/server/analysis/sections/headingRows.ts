import { DOCUMENT_TITLES } from '../lexicon/headings.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { endsBroken } from './brokenRows.ts';
import { misspeltHeading } from './misspeltHeadings.ts';
import { readHeading, type Heading } from './readHeading.ts';

/** Headings row by row; one that wraps covers the next row too (`continued`). */
export const readHeadings = (rows: readonly Row[], body: number): (Heading | 'continued' | null)[] => {
  const headings: (Heading | 'continued' | null)[] = [];
  rows.forEach((row, index) => {
    if (headings[index] === 'continued') return;
    const next = rows[index + 1];
    const joined = next ? readHeading(row, next) : null;
    if (joined && next && sameDress(row, next)) {
      headings[index] = joined;
      headings[index + 1] = 'continued';
    } else if (endsBroken(rows[index - 1], row)) headings[index] = null;
    else headings[index] = isDocumentTitle(row, index, next) ? null : (readHeading(row, null, body) ?? misspeltHeading(row, next, body));
  });
  return headings;
};

/** Words of a row that only prose has so many of. */
const PROSE = 8;

/** « Résumé » at the top of a document names it, unless prose follows: a summary then. */
const isDocumentTitle = (row: Row, index: number, next: Row | undefined): boolean => {
  const told = next && !next.bullet && !/@/.test(next.text) ? contentOf(next).split(' ') : [];
  const announces = told.length >= PROSE && told.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= told.length;
  return index < 4 && !announces && DOCUMENT_TITLES.has(row.folded.slice(row.from).trim());
};

const sameDress = (row: Row, next: Row): boolean =>
  row.page === next.page &&
  row.bold === next.bold &&
  row.caps === next.caps &&
  Math.abs(row.fontSize - next.fontSize) < 0.4 &&
  (Math.abs(row.x - next.x) < 3 || Math.abs(row.right - next.right) < 3 || Math.abs(row.x + row.right - next.x - next.right) < 6) &&
  next.y - row.y < 2 * row.fontSize;
