import { isDateWords } from './labels.ts';
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
/** Space at the sides of a cell, in font sizes. */
const PADDING = 0.6;

/** The words of one cell, by line, and how wide it is. */
interface Cell {
  runs: Run[];
  lines: Run[];
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
  return [...runs.filter((run) => !taken.has(run)), ...rows.flatMap(readRow)];
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
    cells.set(column, [...(cells.get(column) ?? []), run]);
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

function readRow(cells: Cell[]): Run[] {
  const y = Math.min(...cells.flatMap(({ lines }) => lines.map((line) => line.y)));
  const opened = cells.map((cell) => ({ ...cell, whole: isWrapped(cell) }));
  const heads = opened.map(({ lines, whole }) => ({ ...(whole ? foldLines(lines) : lines[0]!), y }));
  const below = opened.flatMap(({ lines, whole }) => (whole ? [] : lines.slice(1)));
  return [joinCells(heads), ...below];
}

/** Whether each line of a cell goes on only because the cell is too narrow for the word that follows. */
const isWrapped = ({ lines, width }: Cell): boolean =>
  lines.every(({ text }) => isDateWords(text)) ||
  lines.every((line, i) => {
    const next = lines[i + 1];
    const text = next?.text.trim() ?? '';
    const word = text.split(/\s/u)[0] ?? '';
    const room = width - PADDING * line.fontSize;
    return !next || (line.bold === next.bold && line.width + ((word.length + 1) * next.width) / text.length > room);
  });

/** « Saint- » over « Orme », « respon- » over « sable ». */
const HYPHEN = /\p{L}[-‐]$/u;
const CUT = /\p{Ll}{2}[-‐]$/u;

const goOn = (whole: string, next: string): string => {
  if (CUT.test(whole) && /^\p{Ll}/u.test(next)) return whole.slice(0, -1) + next;
  return HYPHEN.test(whole) ? whole + next : `${whole} ${next}`;
};

/** The lines of a cell as one, a word that a hyphen cut put together again. */
function foldLines(lines: Run[]): Run {
  const text = lines.map((line) => line.text.trim()).reduce(goOn);
  return { ...lines[0]!, text, width: Math.max(...lines.map(right)) - lines[0]!.x };
}
