import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';

type Kind = 'date' | 'degree' | 'school';

const kindsOf = (cell: string): Kind[] => {
  const [period] = findPeriods(fold(cell));
  if (period && !/\p{L}{3}/u.test(cell.slice(0, period.start) + cell.slice(period.end))) return ['date'];
  return [...(degreeAt(cell) === null ? [] : (['degree'] as const)), ...(isSchool(cell) ? (['school'] as const) : [])];
};

/** What most cells of a row are, when none of them is something else; null for a row that tells one entry. */
const kindOfCells = (row: Row): Kind | null => {
  const cells = row.text.slice(row.from).split('\n').map(kindsOf);
  const kinds = (['date', 'degree', 'school'] as const).filter(
    (kind) =>
      cells.filter((told) => told.includes(kind)).length * 2 > cells.length &&
      cells.every((told) => told.length === 0 || told.includes(kind)),
  );
  return cells.length > 1 && kinds.length === 1 ? kinds[0]! : null;
};

const isBeside = (row: Row, other: Row): boolean => row.page === other.page && row.parts.length === other.parts.length && !other.bullet;

const cellAt = (row: Row, at: number): Row => {
  const { at: from } = row.parts[at]!;
  return sliceRow(row, from, row.parts[at + 1] ? row.parts[at + 1]!.at - 1 : row.text.length);
};

/** Entries in boxes side by side, degrees on one row, schools on the next: each is read from top to bottom. */
export const partCards = (rows: readonly Row[]): Row[] => {
  const kinds = rows.map(kindOfCells);
  const out: Row[] = [];
  for (let index = 0; index < rows.length;) {
    const first = rows[index]!;
    const stop =
      kinds[index] === null ? index : rows.findIndex((row, at) => at > index && (!isBeside(first, row) || kinds[at] === kinds[index]));
    const end = stop < 0 ? rows.length : stop;
    const told = new Set(kinds.slice(index, end).filter((kind) => kind !== null));
    const box = told.size > 1 ? rows.slice(index, end) : [first];
    out.push(...(told.size > 1 ? first.parts.flatMap((_, at) => box.map((row) => cellAt(row, at))) : box));
    index += box.length;
  }
  return out;
};
