import { findPeriods } from '../../dates/periods.ts';
import { bareLabelOf } from '../../text/entryLabels.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { titleOf } from './segment.ts';

/** What a column of a table of jobs holds. */
export type JobColumn = 'position' | 'company' | 'dates' | 'activities' | 'aside';

/** Columns that a table has at least: a title, an employer, a date. */
const COLUMNS_MIN = 3;
/** « Début », « Fin », « From », « To ». Folded. */
const END_OF_STAY = /^(?:debut|fin|de|a|au|du|jusqu'au|from|to|start|end|(?:start|end) date|date (?:de )?(?:debut|fin)|joining|leaving)$/u;
/** « N° », « S.No »: which row it is. Folded. */
const NUMBER = /^(?:n[°o]?|no\.|#|s\.? ?no\.?|sr\.? ?no\.?|sl\.? ?no\.?)$/u;

const labelOf = (cell: string): JobColumn | null => {
  const folded = fold(cell).trim();
  const label = bareLabelOf(cell);
  if (END_OF_STAY.test(folded)) return 'dates';
  if (NUMBER.test(folded)) return 'aside';
  if (label === 'school') return 'company';
  return label === 'degree' || label === 'field' ? null : label;
};

const count = (columns: readonly (JobColumn | null)[], kind: JobColumn): number => columns.filter((column) => column === kind).length;

/** « Dates  Employer  Title  Town »: what the cells of a row call the columns below; null for any other row. One of them may be called otherwise. */
export const namedColumns = (cells: readonly string[]): JobColumn[] | null => {
  const columns = cells.map(labelOf);
  const known = columns.filter((column) => column !== null);
  if (known.length < COLUMNS_MIN || known.length < columns.length - 1) return null;
  if (count(columns, 'position') !== 1 || count(columns, 'company') !== 1 || count(columns, 'dates') === 0) return null;
  return columns.map((column) => column ?? 'aside');
};

/** Rows that show what their columns hold, and the share of them that must agree. */
const ROWS_MIN = 3;
const SHARE = 0.6;
/** In the column of employers fewer cells than this share are named as trades are. */
const STRAY = 0.34;
/** Letters from which on a cell tells what was done. */
const TOLD = 60;

/** Whether a text is a date and nothing else. */
export const isDate = (text: string): boolean => {
  const folded = fold(text);
  const [period] = findPeriods(folded);
  return period !== undefined && !/[\p{L}\d]/u.test(folded.slice(0, period.start) + folded.slice(period.end));
};

/** « 2021 », « à ce jour »: what may stand where a stay ends. */
export const isEnd = (text: string): boolean => text.trim() !== '' && isDate(`2000 - ${text}`);

/** What the columns of rows with as many cells each hold, as most of their cells tell; null where that leaves anything open. */
export const heldColumns = (rows: readonly (readonly string[])[]): JobColumn[] | null => {
  const width = rows[0]?.length ?? 0;
  if (rows.length < ROWS_MIN || width < COLUMNS_MIN || rows.some((cells) => cells.length !== width)) return null;
  const share = (column: number, holds: (cell: string) => boolean): number =>
    rows.filter((cells) => holds(cells[column]!)).length / rows.length;
  const titles = rows[0]!.map((_, column) => share(column, (cell) => titleOf(cell) >= 3));
  const columns = rows[0]!.map((_, column): JobColumn | null => {
    if (share(column, isDate) === 1) return 'dates';
    if (share(column, (cell) => cell.length > TOLD) >= SHARE) return 'activities';
    if (titles[column]! >= SHARE && titles.every((other, at) => at === column || other < STRAY)) return 'position';
    return share(column, (cell) => isOnlyPlace(cell, fold(cell))) >= SHARE ? 'aside' : null;
  });
  const whole = count(columns, 'dates') > 0 && count(columns, 'position') === 1 && columns.filter((column) => column === null).length === 1;
  return whole ? columns.map((column) => column ?? 'company') : null;
};
