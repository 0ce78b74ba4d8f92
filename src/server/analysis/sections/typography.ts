import { contentOf, type Row } from '../text/rows.ts';
import { findPeriods } from '../dates/periods.ts';

/** How a heading is dressed. */
export interface HeadingStyle {
  size: number;
  bold: boolean;
  caps: boolean;
  x: number;
}

export const headingStyle = (row: Row): HeadingStyle => ({ size: row.fontSize, bold: row.bold, caps: row.caps, x: Math.round(row.x) });

/** A short line dressed and placed as at least two known headings, and larger or in capitals unlike the body: a heading we have no word for. */
export const looksLikeForeignHeading = (row: Row, next: Row | undefined, styles: readonly HeadingStyle[], body: number): boolean => {
  const text = contentOf(row);
  if (text.length > 40 || text.split(' ').length > 5 || row.bullet || !next) return false;
  if (/[,@\d|]/.test(text) || findPeriods(row.folded).length > 0) return false;
  const larger = row.fontSize > body + 0.9;
  if (!larger) return false;
  const twins = styles.filter(
    ({ size, bold, caps, x }) => Math.abs(size - row.fontSize) < 0.3 && bold === row.bold && caps === row.caps && Math.abs(x - row.x) < 3,
  );
  return twins.length >= 2;
};
