import { findPeriods } from '../dates/periods.ts';
import type { SectionKind } from '../lexicon/headings.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { listsHumanLanguages } from './content.ts';

/** How a heading is dressed. */
export interface HeadingStyle {
  size: number;
  bold: boolean;
  caps: boolean;
  x: number;
  right: number;
}

export const headingStyle = (row: Row): HeadingStyle => ({
  size: row.fontSize,
  bold: row.bold,
  caps: row.caps,
  x: Math.round(row.x),
  right: row.right,
});

/** Whether at least two other headings are dressed alike; in plain text a final colon tells a label from a heading in capitals. */
export const hasTwins = (row: Row, styles: readonly HeadingStyle[]): boolean =>
  (row.caps || row.bold || !/:\s*$/.test(row.text)) &&
  styles.filter(({ size, bold, caps }) => Math.abs(size - row.fontSize) < 0.3 && bold === row.bold && caps === row.caps).length >= 3;

/** Whether two rows are dressed alike. */
export const isDressedLike = (row: Row, other: Row): boolean =>
  Math.abs(other.fontSize - row.fontSize) < 0.3 && other.bold === row.bold && other.caps === row.caps;

/** Whether another heading is dressed alike: the row itself is among them. */
export const isDressedAs = (row: Row, styles: readonly HeadingStyle[]): boolean =>
  styles.filter(({ size, bold, caps }) => Math.abs(size - row.fontSize) < 0.3 && bold === row.bold && caps === row.caps).length >= 2;

/** Whether anything but its place sets a row apart from the body. */
export const isDressed = (row: Row, body: number): boolean => row.bold || row.caps || row.fontSize > body + 0.4;

/** « Anglais : ¦ courant »: a language that somebody speaks. */
const namesLanguage = ({ folded, from }: Row): boolean => listsHumanLanguages(folded.slice(from).split(/[:\n]/u, 1)[0]!);

/** A few words, without what sentences, places and entries are made of, over something else. */
export const isShortTitle = (row: Row, next: Row | undefined, letters = 40, words = 5): boolean => {
  const text = contentOf(row);
  if (text.length > letters || text.split(' ').length > words || row.bullet || !next) return false;
  return !/[,@\d|]/.test(text) && findPeriods(row.folded).length === 0 && !namesLanguage(row);
};

/** A title in words that are not in the lexicon, in the dress of at least two known headings, whatever its column. */
export const isTitleDressedAsHeading = (row: Row, next: Row | undefined, styles: readonly HeadingStyle[], body: number): boolean =>
  isShortTitle(row, next) && isDressed(row, body) && isDressedAs(row, styles);

/** A short line dressed and placed (at the left or at the right) as at least two known headings, and larger than the body: a heading we have no word for. */
export const looksLikeForeignHeading = (row: Row, next: Row | undefined, styles: readonly HeadingStyle[], body: number): boolean => {
  if (!isShortTitle(row, next) || row.fontSize <= body + 0.9) return false;
  const twins = styles.filter(
    ({ size, bold, caps, x, right }) =>
      Math.abs(size - row.fontSize) < 0.3 &&
      bold === row.bold &&
      caps === row.caps &&
      (Math.abs(x - row.x) < 3 || (row.x > 0 && Math.abs(right - row.right) < 1)),
  );
  return twins.length >= 2;
};

const hasWords = ({ text }: Row): boolean => /\p{L}/u.test(text);

/** The largest words of the first page after a sidebar was read: the page's own head begins there. */
export const opensHead = (row: Row, rows: readonly Row[], styles: readonly HeadingStyle[], body: number): boolean => {
  if (row.page !== 1 || row.fontSize < body + 4 || !hasWords(row)) return false;
  const largest = Math.max(...rows.filter(hasWords).map(({ fontSize }) => fontSize));
  return row.fontSize > largest - 0.5 && styles.every(({ size }) => size < row.fontSize - 0.5);
};

/** « … plateforme full- » over « Stack »: the end of a title that was cut, dressed as it is. */
const endsBrokenTitle = (row: Row, above: Row | undefined): boolean =>
  above !== undefined &&
  above.page === row.page &&
  above.bold === row.bold &&
  Math.abs(above.x - row.x) < 3 &&
  Math.abs(above.fontSize - row.fontSize) < 0.4 &&
  row.y - above.y < 1.8 * row.fontSize &&
  /(?:\p{L}-|[,(&])$/u.test(above.text.slice(0, above.parts[1]?.at).trim());

const PLAIN: ReadonlySet<SectionKind | 'head'> = new Set(['head', 'education', 'languages', 'certifications']);

/** Behind an empty line outside jobs and projects: « Skills » where the other headings stand in capitals. */
const opensBlock = (rows: readonly Row[], index: number, inside: SectionKind | 'head'): boolean =>
  PLAIN.has(inside) && index > 0 && rows[index - 1]!.page === rows[index]!.page && rows[index - 1]!.block !== rows[index]!.block;

/** A one-word heading inside an entry or a list is only a word there, unless it is dressed as the other headings. */
export const isPlausible = (
  row: Row,
  kinds: readonly SectionKind[],
  rows: readonly Row[],
  index: number,
  body: number,
  styles: readonly HeadingStyle[],
  inside: SectionKind | 'head',
): boolean => {
  if (inside !== 'head' && endsBrokenTitle(row, rows[index - 1])) return false;
  if (row.bullet && !isDressed(row, body) && inside !== 'head') {
    const neighbours = [rows[index - 1], rows[index + 1]];
    if (neighbours.some((other) => other?.bullet && Math.abs(other.x - row.x) < 3)) return false;
  }
  if (isDressed(row, body) || /[:_]\s*$/.test(row.text)) return true;
  const dressedHeadings = styles.filter((style) => style.bold || style.caps || style.size > body + 0.4).length;
  const lower = /^\p{Ll}/u.test(contentOf(row));
  return (
    !lower &&
    (dressedHeadings < 3 || opensBlock(rows, index, inside) || (kinds.length > 1 && inside !== 'skills' && inside !== 'education'))
  );
};
