import { sliceRow, type Row } from '../text/rows.ts';
import type { Heading } from './readHeading.ts';

/** Points that the text keeps from the left edge of titles in the margin, at least. */
const MARGIN = 40;
/** Rows that stand beside such titles, at least. */
const ROWS_MIN = 4;
/** Of the rows at that edge so many are titles: a footer may stand there too. */
const TITLES_SHARE = 0.75;

/** Headings in the left cell of the first row of what they announce: hardly anything else stands at their edge, the rows below stand further in. */
export const marginHeadings = (
  rows: readonly Row[],
  headings: readonly (Heading | 'continued' | null)[],
): ReadonlyMap<Row, { heading: Heading; content: Row }> => {
  const found = new Map<Row, { heading: Heading; content: Row }>();
  const headingOf = new Map(rows.map((row, index) => [row, headings[index] ?? null]));
  const labelled = rows.filter((row) => {
    const heading = headingOf.get(row);
    return heading && heading !== 'continued' && heading.contentFrom !== null && row.text[heading.contentFrom - 1] === '\n' && row.x > 0;
  });
  const [first] = labelled;
  const alike = rows.filter((row) => headingOf.get(row) && Math.abs(row.x - (first?.x ?? 0)) < 3);
  if (!first || alike.length < 2) return found;
  const below = rows.slice(rows.indexOf(alike[0]!));
  const atEdge = below.filter(({ x }) => x < first.x + MARGIN);
  const inner = below.filter(({ x }) => x >= first.x + MARGIN);
  const titles = atEdge.filter((row) => Math.abs(row.x - first.x) < 3 && headingOf.get(row) != null);
  if (titles.length < TITLES_SHARE * atEdge.length || inner.length < Math.max(ROWS_MIN, atEdge.length)) return found;
  const edge = Math.min(...inner.map(({ x }) => x));
  for (const row of labelled) {
    const heading = headingOf.get(row) as Heading;
    found.set(row, { heading, content: { ...sliceRow(row, heading.contentFrom!, row.text.length), x: edge } });
  }
  return found;
};
