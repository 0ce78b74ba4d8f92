import { isItem } from './labels.ts';
import { groupByLine, joinCells, joinRuns } from './lines.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';
import type { TableRow } from './tableRows.ts';
import { labelOf, lowest } from './writtenRows.ts';
import type { WrittenRow } from './writtenRows.ts';

/** Two cells are a label and what it names; from three on they are a table. */
const CELLS_MIN = 3;
/** A cell has so few lines; the last one may tell at length. */
const CELL_LINES = 5;
const CELL_LETTERS = 60;

/** The rows of a table of three columns or more, each as one line of cells; none when the rows are not alike, or of one line each. */
export function gridRows(rows: WrittenRow[]): TableRow[] {
  const grid = rows.flatMap((row) => {
    const from = [...labelOf(row), ...row.right];
    const cells = cellsOf(from);
    return cells && cells.length >= CELLS_MIN && cells.slice(0, -1).every((cell) => cell.length <= CELL_LINES) ? [{ from, cells }] : [];
  });
  if (grid.length < 2 || 2 * grid.length < rows.length || grid.every(({ cells }) => cells.every((cell) => cell.length === 1))) return [];
  return grid.map(({ from, cells }) => {
    const last = cells.at(-1) ?? [];
    const told = last.length > 1 && last.reduce((sum, { text }) => sum + text.length, 0) > CELL_LETTERS ? last : [];
    const entry = told.length > 0 ? undefined : cells.find(isEntry);
    const named = told.length > 0 ? cells.slice(0, -1) : cells;
    const y = Math.min(...from.map((run) => run.y));
    const folded = named.map((cell) => {
      const lines = cell === entry ? cell.slice(0, 1) : cell;
      return {
        ...lines[0]!,
        text: joinWords(lines),
        width: Math.max(...lines.map(right)) - lines[0]!.x,
        y,
      };
    });
    return { lines: [joinCells(folded), ...(entry?.slice(1) ?? told)], from, joined: false };
  });
}

/** The words of lines, one that a hyphen cut put together again. */
const joinWords = (lines: Run[]): string =>
  lines
    .map(({ text }) => text.trim())
    .reduce((whole, text) => (CUT.test(whole) && /^\p{Ll}/u.test(text) ? whole.slice(0, -1) + text : `${whole} ${text}`));
const CUT = /\p{Ll}{2}[-‐]$/u;

/** A title over what belongs to it, or words over a list: an entry of lines of its own, and no words for which a cell is too narrow. */
const isEntry = ([first, ...others]: Run[]): boolean =>
  others.length > 0 && (others.some(isItem) || (first!.bold && others.every(({ bold }) => !bold)));

/** Cells from left to right, each written whole before the next and beside it; null when the runs go back to the left. */
function cellsOf(runs: Run[]): Run[][] | null {
  const cells: Run[][] = [];
  let wall = -Infinity;
  for (const run of runs.toSorted((a, b) => a.order! - b.order!)) {
    const cell = cells.at(-1);
    const edge = cell ? Math.max(...cell.map(right)) : -Infinity;
    if (run.x >= edge && (!cell || run.y <= lowest(cell) + run.fontSize)) {
      cells.push([run]);
      wall = edge;
    } else if (cell && run.x >= wall && run.y > lowest(cell)) cell.push(run);
    else return null;
  }
  return cells.map((cell) => groupByLine(cell).map(joinRuns));
}
