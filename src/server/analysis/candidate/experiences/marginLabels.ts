import { findPeriods } from '../../dates/periods.ts';
import { type Row, sliceRow } from '../../text/rows.ts';

/** Words that a label has at most, and points by which it stands further left than the dates beside and below it. */
const LABEL_WORDS = 3;
const INDENT = 20;
/** Rows that open with their date further in, at least. */
const MIN_DATED = 2;

const isDate = (folded: string): boolean => {
  const [period] = findPeriods(folded);
  return period !== undefined && !/[\p{L}\d]/u.test(folded.slice(0, period.start) + folded.slice(period.end));
};

/** The first and the second cell of a row, folded. */
const cellsOf = ({ folded, from }: Row): string[] => folded.slice(from).split('\n').slice(0, 2);

/** « STAGE | May 2011 – Feb 2012 | Orvane Theatre » over dates that stand under the first: what the margin calls a group of jobs is taken off. */
export const withoutMarginLabels = (rows: readonly Row[]): Row[] => {
  const inner = rows.filter((row) => row.x > 0 && row.parts.length > 1 && isDate(cellsOf(row)[0]!));
  return rows.map((row) => {
    const [label = '', date = ''] = cellsOf(row);
    const dated = inner.filter(({ x }) => x > row.x + INDENT);
    const isLabel = row.parts.length > 2 && !row.bullet && !/\d/u.test(label) && label.split(' ').length <= LABEL_WORDS;
    if (!isLabel || dated.length < MIN_DATED || !isDate(date)) return row;
    return { ...sliceRow(row, row.parts[1]!.at, row.text.length), x: dated[0]!.x };
  });
};
