import { findPeriods } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { joinRows } from '../../text/unwrap.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';

/** What a block of an education section holds. */
interface Column {
  rows: Row[];
  x: number;
  right: number;
  top: number;
  bottom: number;
  /** Which of a date, a degree and a school it holds. */
  holds: ReadonlySet<'date' | 'degree' | 'school'>;
}

const columnOf = (rows: Row[]): Column => ({
  rows,
  x: Math.min(...rows.map(({ x }) => x)),
  right: Math.max(...rows.map(({ right }) => right)),
  top: Math.min(...rows.map(({ y, fontSize }) => y - fontSize)),
  bottom: Math.max(...rows.map(({ y }) => y)),
  holds: new Set(
    rows.flatMap((row) => [
      ...(findPeriods(row.folded).length > 0 ? (['date'] as const) : []),
      ...(degreeAt(contentOf(row)) === null ? [] : (['degree'] as const)),
      ...(isSchool(contentOf(row)) ? (['school'] as const) : []),
    ]),
  ),
});

/** Side by side, and each without something that the other has. */
const complete = (one: Column, other: Column): boolean =>
  (one.right <= other.x || other.right <= one.x) &&
  one.top < other.bottom &&
  other.top < one.bottom &&
  [...one.holds].some((kind) => !other.holds.has(kind)) &&
  [...other.holds].some((kind) => !one.holds.has(kind));

/** Rows of one baseline as the cells of one row, from left to right. */
const joinBaselines = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = joined.at(-1);
    const beside =
      last && Math.abs(last.y - row.y) < 0.4 * Math.min(last.fontSize, row.fontSize) && (row.x >= last.right || last.x >= row.right);
    if (!last || !beside || row.bullet || last.bullet) joined.push(row);
    else joined[joined.length - 1] = row.x >= last.right ? joinRows(last, row, '\n') : { ...joinRows(row, last, '\n'), index: last.index };
  }
  return joined;
};

/** Columns that complete each other, dates in one and degrees in the other, read line by line. */
export const joinColumns = (rows: readonly Row[]): Row[] => {
  if (rows.every(({ x }) => x === 0)) return [...rows];
  const columns = [...Map.groupBy(rows, ({ page, block }) => `${page} ${block}`).values()].map(columnOf);
  const out: Row[] = [];
  for (let index = 0; index < columns.length;) {
    const group = [columns[index]!];
    let end = index + 1;
    for (let next = end; next < Math.min(columns.length, index + 8); next += 1) {
      const column = columns[next]!;
      const page = column.rows[0]!.page === group[0]!.rows[0]!.page;
      if (!page || !group.some((one) => complete(one, column))) continue;
      group.push(...columns.slice(end, next + 1));
      end = next + 1;
    }
    out.push(...(group.length > 1 ? joinBaselines(group.flatMap((one) => one.rows)) : group[0]!.rows));
    index = end;
  }
  return out;
};
