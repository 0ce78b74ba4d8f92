import { findPeriods, type Period } from '../../dates/periods.ts';
import { cellsOf } from '../../text/cells.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { anchorOf } from '../anchors.ts';
import { isAddressed } from './addressedCuts.ts';
import { describeRows } from './descriptions.ts';
import type { FormEntry } from './forms.ts';
import { NO_HABITS } from './habits.ts';
import { assign } from './heads.ts';
import { tidy } from './segment.ts';
import { toSegments } from './segments.ts';
import { heldColumns, isDate, isEnd, type JobColumn, namedColumns } from './tableColumns.ts';

const textsOf = (row: Row): string[] => cellsOf(row).map((cell) => contentOf(cell));

/** Rows that may stand over the head of a table. */
const MAX_OVER = 2;
/** Points by which rows of one line stand apart, and words that go on in a last cell stand right of their row at least; rows that they take at most. */
const ONE_LINE = 1.5;
const FAR_RIGHT = 50;
const MORE_ROWS = 2;

/** The head of a table: its columns, and the rows that it takes; two where the layout cut it. */
interface TableHead {
  columns: readonly JobColumn[];
  from: number;
  to: number;
}

const headAt = (rows: readonly Row[], from: number): TableHead | null => {
  const [row, next] = [rows[from]!, rows[from + 1]];
  const columns = namedColumns(textsOf(row));
  if (columns) return { columns, from, to: from + 1 };
  const isCut = next !== undefined && next.page === row.page && Math.abs(next.y - row.y) < ONE_LINE && next.x > row.right;
  const whole = isCut ? namedColumns([...textsOf(row), ...textsOf(next)]) : null;
  return whole ? { columns: whole, from, to: from + 2 } : null;
};

/** The columns of a row in which cells may be empty, as its dates tell: an open end, a town, what was done. */
const columnsOfRow = (cells: readonly string[], columns: readonly JobColumn[]): readonly JobColumn[] | null => {
  const fits = (held: readonly JobColumn[]): boolean =>
    held.every((column, at) =>
      column === 'dates' ? isDate(cells[at]!) || (at > columns.indexOf('dates') && isEnd(cells[at]!)) : !isDate(cells[at]!),
    );
  if (cells.length === columns.length) return fits(columns) ? columns : null;
  if (cells.length !== columns.length - 1) return null;
  const spare = (['dates', 'aside', 'activities'] as const).map((kind) => columns.lastIndexOf(kind));
  const shorter = spare
    .filter((at) => at >= 0 && (columns[at] !== 'dates' || columns.indexOf('dates') < at))
    .map((at) => columns.filter((_, other) => other !== at));
  return shorter.find(fits) ?? null;
};

/** « 2019 » and « 2021 » in two cells are one period. */
const periodOf = (cells: readonly Row[]): Period | undefined => findPeriods(fold(cells.map((cell) => contentOf(cell)).join(' - ')))[0];

/** A title is all that its cell holds, but for a contract or a town beside it. */
const titleIn = (cell: Row): { position: string; training: boolean } => {
  const segments = toSegments(cell.text.slice(cell.from), 0, cell.bold);
  const { position, training } = assign(segments, NO_HABITS);
  const isMixed = segments.some(({ contract, place }) => contract || place);
  return { position: isMixed && position !== '' ? position : tidy(contentOf(cell)), training };
};

/** « Orvane, Lodre »: whether a cell of employers tells a town too. */
const isPlaced = (cell: string): boolean => isAddressed(cell) || toSegments(cell, 0, false).some(({ place }) => place);

/** An employer is all that its cell holds, in a table whose employers have no towns beside them. */
const employerIn = (cell: Row | undefined, placed: boolean): string => {
  const { company } = assign(toSegments(`employeur : ${cell?.text ?? ''}`, 0, false), NO_HABITS);
  return placed || !cell || company === '' ? company : tidy(contentOf(cell));
};

/** What all rows of a table share. */
interface TableHabits {
  /** Its first row names the columns. */
  named: boolean;
  /** Its employers may have their towns beside them. */
  placed: boolean;
}

/** How many rows go on with the last cell of a row, which tells no tasks: words for which it is too narrow. */
const goOn = (row: Row, columns: readonly JobColumn[], below: readonly Row[]): number => {
  const last = columns.at(-1);
  if (last !== 'position' && last !== 'company') return 0;
  const isMore = ({ bullet, page, x, text }: Row): boolean => !bullet && page === row.page && x > row.x + FAR_RIGHT && !text.includes('\n');
  return below.length <= MORE_ROWS && below.every(isMore) ? below.length : 0;
};

const entryOf = (whole: Row, columns: readonly JobColumn[], under: readonly Row[], { named, placed }: TableHabits): FormEntry => {
  const further = under.slice(0, named ? goOn(whole, columns, under) : 0);
  const below = under.slice(further.length);
  const row = { ...whole, text: [whole, ...further].map(({ text }) => text).join(' ') };
  const cells = cellsOf(row);
  const held = (kind: JobColumn): Row[] => cells.filter((_, at) => columns[at] === kind);
  const [[title], [employer]] = [held('position'), held('company')];
  const { startDate = '', endDate = '' } = periodOf(held('dates')) ?? {};
  const told = [...held('activities'), ...below];
  const { position, training } = title ? titleIn(title) : { position: '', training: false };
  return {
    value: { position, company: employerIn(employer, placed), startDate, endDate, description: describeRows(told).description, training },
    rows: [whole, ...further],
    told,
  };
};

/**
 * Jobs of a table whose columns are named in its first row, or told by what they hold: each row is one, what stands between two rows belongs
 * to the one above. None where the section is no such table.
 */
export const tableEntries = (rows: readonly Row[]): FormEntry[] => {
  const head = rows.slice(0, MAX_OVER + 1).reduce<TableHead | null>((found, _, at) => found ?? headAt(rows, at), null);
  const body = rows.slice(head?.to ?? 0).filter((row) => namedColumns(textsOf(row)) === null);
  const dated = body.filter((row) => textsOf(row).some(isDate));
  const columns = head ? head.columns : heldColumns(dated.map(textsOf));
  if (!columns || rows.slice(0, head?.from ?? 0).some((row, at) => anchorOf(row, at, true))) return [];
  const told = body.map((row) => columnsOfRow(textsOf(row), columns));
  if (!told[0] || body.some((row, at) => !told[at] && (dated.includes(row) || anchorOf(row, at, false)))) return [];
  const habits = {
    named: head !== null,
    placed: body.some((row, at) => told[at] && isPlaced(textsOf(row)[told[at].indexOf('company')]!)),
  };
  return body.flatMap((row, at) => {
    const own = told[at];
    if (!own) return [];
    const next = told.findIndex((other, index) => index > at && other);
    return [entryOf(row, own, body.slice(at + 1, next < 0 ? body.length : next), habits)];
  });
};
