import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { sliceRow, type Row } from '../text/rows.ts';
import type { Heading } from './readHeading.ts';

/** Points that the text keeps from the left edge of titles in the margin, at least. */
const MARGIN = 40;
/** Rows that stand beside such titles, at least. */
const ROWS_MIN = 4;
/** Of the rows at that edge so many are titles: a footer may stand there too. */
const TITLES_SHARE = 0.75;

/** What stands beside the margin in a row; the heading that the margin holds, null where it held a date. */
export interface Beside {
  heading: Heading | null;
  content: Row;
}

/** Where the first cell of a row ends that holds a date and nothing else; 0 for any other. */
const dateEnd = ({ text, folded, parts }: Row): number => {
  const end = parts[1] ? parts[1].at - 1 : text.length;
  const [period] = findPeriods(folded.slice(0, end));
  return period && !/[\p{L}\d]/u.test(text.slice(0, period.start) + text.slice(period.end, end)) ? end : 0;
};

/** A row behind the date of another, which stands in the margin below it. */
const behindDate = (dated: Row, end: number, row: Row): Row => {
  const text = `${dated.text.slice(0, end)}\n${row.text}`;
  const parts = [...sliceRow(dated, 0, end).parts, ...row.parts.map((part) => ({ ...part, at: part.at + end + 1 }))];
  return { ...row, text, folded: fold(text), from: 0, bullet: false, x: dated.x, parts };
};

/**
 * Headings in the left cell of the first row of what they announce: hardly anything but dates stands at their edge, the rows below
 * stand further in. The date of a first entry, which its heading pushed down, comes up to it.
 */
export const marginHeadings = (rows: readonly Row[], headings: readonly (Heading | 'continued' | null)[]): ReadonlyMap<Row, Beside> => {
  const found = new Map<Row, Beside>();
  const headingOf = new Map(rows.map((row, index) => [row, headings[index] ?? null]));
  const labelled = rows.filter((row) => {
    const heading = headingOf.get(row);
    return heading && heading !== 'continued' && heading.contentFrom !== null && row.text[heading.contentFrom - 1] === '\n' && row.x > 0;
  });
  const [first] = labelled;
  const alike = rows.filter((row) => headingOf.get(row) && Math.abs(row.x - (first?.x ?? 0)) < 3);
  if (!first || alike.length < 2) return found;
  const below = rows.slice(rows.indexOf(alike[0]!));
  const atEdge = below.filter((row) => row.x < first.x + MARGIN && dateEnd(row) === 0);
  const inner = below.filter(({ x }) => x >= first.x + MARGIN);
  const titles = atEdge.filter((row) => Math.abs(row.x - first.x) < 3 && headingOf.get(row) != null);
  if (titles.length < TITLES_SHARE * atEdge.length || inner.length < Math.max(ROWS_MIN, atEdge.length)) return found;
  const edge = Math.min(...inner.map(({ x }) => x));
  for (const row of labelled) {
    const heading = headingOf.get(row) as Heading;
    const content = { ...sliceRow(row, heading.contentFrom!, row.text.length), x: edge };
    const next = rows[rows.indexOf(row) + 1];
    const end = next && next.page === row.page && next.parts.length > 1 && Math.abs(next.x - row.x) < 3 ? dateEnd(next) : 0;
    const dated = next !== undefined && end > 0 && findPeriods(content.folded).length === 0;
    found.set(row, { heading, content: dated ? behindDate(next, end, content) : content });
    if (dated) found.set(next, { heading: null, content: { ...sliceRow(next, end + 1, next.text.length), x: edge } });
  }
  return found;
};
