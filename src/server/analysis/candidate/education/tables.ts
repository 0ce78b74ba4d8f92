import type { Education } from '#contract/candidates';
import type { Period } from '../../dates/periods.ts';
import { cellsOf } from '../../text/cells.ts';
import type { Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { columnOf, isTableHead, type StudyColumn } from '../../text/studyColumns.ts';
import { toStudy } from './entry.ts';
import { factsOf } from './facts.ts';
import { habitsOf } from './habits.ts';
import { type Piece, toPieces } from './pieces.ts';

interface Column {
  name: string;
  holds: StudyColumn;
}

/** The columns that a head names, one a cell, with a degree or a course, and a school; null when it does not. */
const columnsOf = (row: Row): Column[] | null => {
  const cells = isTableHead(row) ? cellsOf(row) : [];
  const columns = cells.flatMap(({ text }) => {
    const holds = columnOf(text);
    return holds ? [{ name: text.trim(), holds }] : [];
  });
  const has = (...kinds: StudyColumn[]): boolean => columns.some(({ holds }) => kinds.includes(holds));
  return columns.length === cells.length && has('degree', 'course') && has('school', 'board') ? columns : null;
};

/** The pieces of a cell, the first of which that is no place is what its column holds. */
const piecesOf = (cell: Row, holds: Partial<Piece>): Piece[] => {
  const pieces = toPieces(cell.text.slice(cell.from), cell.index).map((piece) => ({ ...piece, mark: '\n' }));
  const first = Math.max(
    0,
    pieces.findIndex(({ place }) => !place),
  );
  return pieces.map((piece, index) => (index === first ? { ...piece, degree: false, school: false, place: false, ...holds } : piece));
};

/** « X » under « Class »: the number of a year of school means nothing by itself. */
const BARE_LEVEL = /^\s*(?:[IVX]+|\d{1,2})\s*$/u;
const withLevel = (pieces: readonly Piece[], cell: Row, { name }: Column): Piece[] =>
  BARE_LEVEL.test(cell.text) && !name.includes(' ') ? [{ ...pieces[0]!, text: `${name} ${cell.text.trim()}` }] : [...pieces];

/** « 2012 – »: under a date, a dash behind a year is an empty cell. */
const periodOfCell = (cell: Row): Period | null => {
  const { period } = factsOf(cell);
  const open = period?.endDate === null && /\d\s*[–—-]\s*$/u.test(cell.text);
  return period && open ? { ...period, endDate: period.startDate, single: true } : period;
};

/** The study that a row of a table tells, its columns known. */
const readRow = (row: Row, columns: readonly Column[]): Found<Education>[] => {
  const cells = cellsOf(row);
  const told = (...kinds: StudyColumn[]): Row | undefined =>
    kinds.flatMap((kind) => cells.filter(({ folded }, index) => columns[index]?.holds === kind && /[\p{L}\d]/u.test(folded)))[0];
  const studied = told('degree', 'course');
  const school = told('school', 'board');
  const dates = cells.filter((_, index) => columns[index]?.holds === 'date').flatMap((cell) => periodOfCell(cell) ?? []);
  const field = [told('course'), told('field')].find((cell) => cell !== undefined && cell !== studied);
  const pieces = [
    ...(studied ? withLevel(piecesOf(studied, { degree: true }), studied, columns[cells.indexOf(studied)]!) : []),
    ...(field ? piecesOf(field, {}) : []),
    ...(school ? piecesOf(school, { school: true }) : []),
  ];
  const [first, last] = [dates[0] ?? null, dates.at(-1)];
  const study = toStudy([row], first && last !== first ? { ...first, endDate: last!.endDate, single: false } : first, pieces, habitsOf([]));
  return study ? [study] : [];
};

/** « Level | Institution | Year »: the columns of a table that marks part, as cells. */
const withMarkedCells = (rows: readonly Row[]): readonly Row[] => {
  const parted = rows.map((row) => (/ \| .* \| /u.test(row.text) ? { ...row, text: row.text.replaceAll(' | ', '\n  ') } : row));
  return parted.some((row, index) => row !== rows[index] && columnsOf(row) !== null) ? parted : rows;
};

/** A table of studies among the rows of a section: the rows around it and what it tells. */
export interface StudyTable {
  before: Row[];
  studies: Found<Education>[];
  after: Row[];
}

/** The first table whose head tells its columns, each row with a cell for each; null when there is none. */
export const tableOf = (told: readonly Row[]): StudyTable | null => {
  const rows = withMarkedCells(told);
  const at = rows.findIndex((row) => columnsOf(row) !== null);
  const columns = at < 0 ? null : columnsOf(rows[at]!);
  if (!columns) return null;
  const isWhole = (row: Row): boolean => cellsOf(row).length === columns.length;
  const below = rows.slice(at + 1);
  const broken = below.findIndex((row) => !isWhole(row));
  const end = broken < 0 ? below.length : broken;
  if (end === 0 || below.slice(end).some(isWhole)) return null;
  return { before: rows.slice(0, at), studies: below.slice(0, end).flatMap((row) => readRow(row, columns)), after: below.slice(end) };
};
