import { isDateWords, isItem } from './labels.ts';
import { groupByLine, joinCells, joinRuns } from './lines.ts';
import { ruledGrids } from './ruledGrid.ts';
import type { Grid } from './ruledGrid.ts';
import { right } from './run.ts';
import type { PageRuns, Run } from './run.ts';

/** Beside a cell that tells at length the others of its row have so few lines: more of them are columns of a page. */
const CELL_LINES = 5;
/** Rows of several cells that a table has at least. */
const ROWS_MIN = 2;
/** Points by which words may leave their cell. */
const SLACK = 3;
/** Points by which cells of one column begin at other places. */
const ONE_EDGE = 1;
/** Share of the cells of a column whose last line stands apart, from which on the others' does too. */
const APART_SHARE = 0.33;
const APART_MIN = 2;
/** A cell with more paragraphs lists things. */
const PARAGRAPHS = 3;

/** The words of one cell, by line, and from where to where it goes. */
interface Cell {
  runs: Run[];
  lines: Run[];
  left: number;
  width: number;
}

/**
 * A page whose tables, where lines are drawn around their cells, are read row by row: each row one line, the words for which a cell is too
 * narrow put together; what a cell lists stays below its first line.
 */
export function withRuledRows(page: PageRuns): PageRuns {
  return { ...page, runs: ruledGrids(page.rules ?? []).reduce(readGrid, page.runs) };
}

function readGrid(runs: Run[], grid: Grid): Run[] {
  const rows = rowsOf(runs, grid);
  if (rows.length < ROWS_MIN || rows.some((cells) => cells.filter(({ lines }) => lines.length > CELL_LINES).length > 1)) return runs;
  const taken = new Set(rows.flatMap((cells) => cells.flatMap(({ runs: own }) => own)));
  const apart = columnsApart(rows.flat());
  return [...runs.filter((run) => !taken.has(run)), ...rows.flatMap((cells) => readRow(cells, apart))];
}

/** The rows of several cells that hold words; those whose words leave their cells are none. */
function rowsOf(runs: Run[], grid: Grid): Cell[][] {
  const { xs, ys } = grid;
  const rows = new Map<number, Map<number, Run[]>>();
  const broken = new Set<number>();
  for (const run of runs) {
    const middle = run.y - 0.3 * run.fontSize;
    let row = ys.findLastIndex((y) => y <= middle);
    let column = xs.findLastIndex((x) => x <= run.x + 0.5);
    if (row < 0 || row > ys.length - 2 || column < 0 || column > xs.length - 2) continue;
    while (column > 0 && !grid.isWall(column, row)) column -= 1;
    while (row > 0 && !grid.isFloor(column, row)) row -= 1;
    if (right(run) > cellEnd(grid, column, row) + SLACK) broken.add(row);
    const cells = rows.get(row) ?? new Map<number, Run[]>();
    const own = cells.get(column) ?? [];
    own.push(run);
    cells.set(column, own);
    rows.set(row, cells);
  }
  return [...rows].flatMap(([row, cells]) =>
    broken.has(row) || cells.size < 2
      ? []
      : [
          [...cells]
            .toSorted(([a], [b]) => a - b)
            .map(([column, own]) => ({
              runs: own,
              lines: groupByLine(own).map(joinRuns),
              left: xs[column]!,
              width: cellEnd(grid, column, row) - xs[column]!,
            })),
        ],
  );
}

/** Where a cell ends: at the next line drawn at its right. */
function cellEnd({ xs, isWall }: Grid, column: number, row: number): number {
  let end = column + 1;
  while (end < xs.length - 1 && !isWall(end, row)) end += 1;
  return xs[end]!;
}

/** Where the columns begin whose cells close with a line of its own, a town below a name: breaks that nothing forced show it. */
function columnsApart(cells: Cell[]): number[] {
  const columns = Map.groupBy(
    cells.filter(({ lines }) => lines.length > 1),
    ({ left }) => Math.round(left / ONE_EDGE),
  );
  return [...columns.values()].flatMap((column) => {
    const apart = column.filter((cell) => !isWrapped(cell, cell.lines.length - 2));
    return apart.length >= APART_MIN && apart.length >= APART_SHARE * column.length ? [column[0]!.left] : [];
  });
}

function readRow(cells: Cell[], apart: readonly number[]): Run[] {
  const y = Math.min(...cells.flatMap(({ lines }) => lines.map((line) => line.y)));
  const last = cells.at(-1);
  const read = cells.map((cell) => {
    const isApart = apart.some((left) => Math.abs(left - cell.left) <= ONE_EDGE);
    const paragraphs = paragraphsOf(cell, isApart && cell !== last);
    const lists = paragraphs.length > PARAGRAPHS || (paragraphs.length > 1 && (cell === last || cell.lines.some(isItem)));
    return { head: lists ? foldLines(paragraphs[0]!) : foldParagraphs(paragraphs), below: lists ? paragraphs.slice(1).flat() : [] };
  });
  return [joinCells(read.map(({ head }) => ({ ...head, y }))), ...read.flatMap(({ below }) => below)];
}

/** The lines of a cell, those that go on together; `apart`: the last one does not. */
function paragraphsOf(cell: Cell, apart: boolean): Run[][] {
  if (cell.lines.every(({ text }) => isDateWords(text))) return [cell.lines];
  const paragraphs: Run[][] = [];
  for (const [i, line] of cell.lines.entries()) {
    const goesOn = i > 0 && isWrapped(cell, i - 1) && !(apart && i === cell.lines.length - 1);
    if (goesOn) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Whether a line of a cell ends only because the cell is too narrow for the word that follows. */
function isWrapped({ lines, left, width }: Cell, at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]!];
  const text = next.text.trim();
  const word = text.split(/\s/u)[0] ?? '';
  const padding = Math.max(0, Math.min(...lines.map(({ x }) => x)) - left);
  const room = width - 2 * padding;
  return line.bold === next.bold && !isItem(next) && line.width + ((word.length + 1) * next.width) / text.length > room;
}

/** « Saint- » over « Orme », « respon- » over « sable ». */
const HYPHEN = /\p{L}[-‐]$/u;
const CUT = /\p{Ll}{2}[-‐]$/u;

const goOn = (whole: string, next: string): string => {
  if (CUT.test(whole) && /^\p{Ll}/u.test(next)) return whole.slice(0, -1) + next;
  return HYPHEN.test(whole) ? whole + next : `${whole} ${next}`;
};

/** What a break in a cell stands for where nothing else does. */
const BROKEN = /[\p{L}\d).]$/u;

/** The paragraphs of a cell as one line. */
function foldParagraphs(paragraphs: Run[][]): Run {
  const whole = paragraphs.map(foldLines);
  const text = whole
    .map((line) => line.text)
    .reduce((told, next) => (BROKEN.test(told) && /^[\p{L}\d]/u.test(next) ? `${told}, ${next}` : `${told} ${next}`));
  return { ...whole[0]!, text, width: Math.max(...whole.map(right)) - whole[0]!.x };
}

/** The lines of a paragraph as one, a word that a hyphen cut put together again. */
function foldLines(lines: Run[]): Run {
  const text = lines.map((line) => line.text.trim()).reduce(goOn);
  return { ...lines[0]!, text, width: Math.max(...lines.map(right)) - lines[0]!.x };
}
