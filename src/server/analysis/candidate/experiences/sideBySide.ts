import { findPeriods } from '../../dates/periods.ts';
import { type Row, sliceRow } from '../../text/rows.ts';

/** Cards in one line of a grid, at least and at most, and rows that they have at least. */
const [MIN_CARDS, MAX_CARDS] = [2, 6];
const MIN_ROWS = 2;

const cellsOf = (row: Row): Row[] =>
  row.parts.map(({ at, length }, index) => ({ ...sliceRow(row, index === 0 ? 0 : at, at + length), bullet: row.bullet && index === 0 }));

/** Whether each cell of a row has a date of its own. */
const isDatedThroughout = (row: Row): boolean => cellsOf(row).every(({ folded }) => findPeriods(folded).length === 1);

/** Whether each part of a row is a cell, none the end of a line that was put back. */
const areCells = ({ text, parts }: Row): boolean => parts.every(({ at }) => at === 0 || text[at - 1] === '\n');

/** Whether a cell holds a date and nothing else. */
const isDate = ({ text, folded }: Row): boolean => {
  const [period] = findPeriods(folded);
  return period !== undefined && !/[\p{L}\d]/u.test(text.slice(0, period.start) + text.slice(period.end));
};

/** Rows with as many cells each, one of which dates them all and most do not open with a date: cards side by side, read one after the other. Any other row stays as it is. */
export const cardByCard = (rows: readonly Row[]): readonly Row[] => {
  const read: Row[] = [];
  for (let from = 0; from < rows.length;) {
    const { parts, block } = rows[from]!;
    const cards = parts.length;
    let to = from + 1;
    while (to < rows.length && rows[to]!.parts.length === cards && rows[to]!.block === block) to += 1;
    const run = rows.slice(from, to);
    const dated = run.filter(isDatedThroughout);
    const isTable = run.filter((row) => isDate(cellsOf(row)[0]!)).length * 2 > run.length;
    const areCards =
      cards >= MIN_CARDS && cards <= MAX_CARDS && run.length >= MIN_ROWS && dated.length === 1 && !isTable && run.every(areCells);
    const table = areCards ? run.map(cellsOf) : [];
    read.push(...(areCards ? parts.flatMap((_, card) => table.map((cells) => cells[card]!)) : run));
    from = to;
  }
  return read;
};
