import { findPeriods } from '../dates/periods.ts';
import { fold } from './fold.ts';
import type { Row } from './rows.ts';
import { columnOf } from './studyColumns.ts';

/** Rows of a table from so many on have a column of their own read apart. */
const COLUMN_MIN = 3;
/** Points by which rows of one line of a table stand apart. */
const ONE_LINE = 1.5;

/** The row of another block at the left of a cell on its line; of a table, so three cells with it. */
const hostOf = (rows: readonly Row[], cell: Row): Row | undefined =>
  rows.find(
    (row) =>
      row.page === cell.page &&
      row.block !== cell.block &&
      Math.abs(row.y - cell.y) < ONE_LINE &&
      row.right < cell.x &&
      row.parts.length + cell.parts.length > 2,
  );

/** A row and the cell at the right of it. */
const joinCell = (row: Row, cell: Row, index: number): Row => {
  const text = `${row.text}\n${cell.text}`;
  const parts = [...row.parts, ...cell.parts.map((part) => ({ ...part, at: row.text.length + 1 + part.at }))];
  return { ...row, index, text, folded: fold(text), right: cell.right, parts };
};

/** Whether every cell of a row names a column of a table of studies. */
const namesColumns = ({ text }: Row): boolean => text.split('\n').every((cell) => columnOf(cell) !== null);

/**
 * A column read apart, each of whose rows stands beside a dated row of one block, its first perhaps beside their heads: the last cells of a
 * table; dates too where the first row of both names the columns.
 */
export const withColumns = (rows: readonly Row[]): Row[] => {
  const byBlock = Map.groupBy(rows, ({ block }) => block);
  const dated = new Set(rows.filter(({ folded }) => findPeriods(folded).length > 0));
  const cells = new Map<Row, Row>();
  for (const column of byBlock.values()) {
    if (column.length < COLUMN_MIN) continue;
    const headed = namesColumns(column[0]!);
    if (!headed && column.some((row) => dated.has(row))) continue;
    const hosts = column.map((cell) => hostOf(rows, cell));
    const ofTable = headed && hosts[0] !== undefined && namesColumns(hosts[0]);
    const whole = hosts.every(
      (host, at) => host !== undefined && host.block === hosts[0]!.block && (at === 0 || ofTable || dated.has(host)),
    );
    if (whole && new Set(hosts).size === hosts.length) column.forEach((cell, at) => cells.set(hosts[at]!, cell));
  }
  if (cells.size === 0) return [...rows];
  const moved = new Set(cells.values());
  return rows
    .filter((row) => !moved.has(row))
    .map((row, index) => (cells.has(row) ? joinCell(row, cells.get(row)!, index) : { ...row, index }));
};
