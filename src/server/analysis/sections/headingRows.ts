import { DOCUMENT_TITLES } from '../lexicon/headings.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { endsBroken } from './brokenRows.ts';
import { misspeltHeading } from './misspeltHeadings.ts';
import { readHeading, type Heading } from './readHeading.ts';
import { isDressed } from './typography.ts';

/** Headings row by row; one that wraps covers the next rows too (`continued`). */
export const readHeadings = (rows: readonly Row[], body: number): (Heading | 'continued' | null)[] => {
  const headings: (Heading | 'continued' | null)[] = [];
  rows.forEach((row, index) => {
    if (headings[index] === 'continued') return;
    const next = rows[index + 1];
    const above = headings[index - 1];
    const joined = next ? readHeading(row, next) : null;
    if (above && (above === 'continued' || above.contentFrom === null) && goesOn(rows[index - 1]!, row, body))
      headings[index] = 'continued';
    else if (joined && next && sameDress(row, next)) {
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

/** Lines of one heading are no farther apart, in font sizes. */
const CLOSE = 1.6;
/** Words after which a heading goes on. */
const OPEN_END = /(?<!\p{L})(?:et|and|de|des|du|of|&)$/iu;

/** « Compétences / numériques et / pédagogiques »: a row in the dress of the heading above, which ends open or goes on in small letters. */
const goesOn = (above: Row, row: Row, body: number): boolean => {
  const [before, text] = [contentOf(above).trim(), contentOf(row).trim()];
  if (!isDressed(row, body) || !sameDress(above, row) || row.bullet || row.y - above.y > CLOSE * row.fontSize) return false;
  if (!/^[\p{L} ’'&-]{2,30}$/u.test(text) || readHeading(row, null, body) !== null) return false;
  return OPEN_END.test(before) || (/^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(text) && !row.caps && row.y > above.y);
};

const sameDress = (row: Row, next: Row): boolean =>
  row.page === next.page &&
  row.bold === next.bold &&
  row.caps === next.caps &&
  Math.abs(row.fontSize - next.fontSize) < 0.4 &&
  (Math.abs(row.x - next.x) < 3 || Math.abs(row.right - next.right) < 3 || Math.abs(row.x + row.right - next.x - next.right) < 6) &&
  next.y - row.y < 2 * row.fontSize;
