import { linesBeside } from './labels.ts';
import { groupByLine, joinRuns } from './lines.ts';
import type { Run } from './run.ts';
import type { Stretch } from './stretches.ts';

/** One row of a table as the file writes it: the cell at the left of a strip and what stands at its right; either may be empty. */
export interface WrittenRow extends Stretch {
  /** The left cell was written first. */
  leftFirst: boolean;
}

const ROWS_MIN = 2;
/** Cells of one row begin, end or are centred at heights this near, in font sizes. */
const ALIGNED = 0.5;
/** Lines of one cell are no farther from each other, in font sizes. */
const CELL_PITCH = 1.6;

/**
 * The rows of a stretch whose sides are written in turn, each row whole before the next one begins below it; null when they are not.
 * Columns are written one after the other, cells row by row: the order of the file tells what places leave open.
 */
export function writtenRows({ left, right }: Stretch): WrittenRow[] | null {
  const isLeft = new Set(left);
  const all = [...left, ...right];
  if (all.some(({ order }) => order === undefined)) return null;
  const cells: Run[][] = [];
  for (const run of all.toSorted((a, b) => a.order! - b.order!)) {
    const last = cells.at(-1);
    if (last && isLeft.has(last[0]!) === isLeft.has(run)) last.push(run);
    else cells.push([run]);
  }
  for (const first of [0, 1]) {
    const rows: WrittenRow[] = first === 1 ? [toRow(cells.slice(0, 1), isLeft)] : [];
    for (let i = first; i < cells.length; i += 2) rows.push(toRow(cells.slice(i, i + 2), isLeft));
    const whole = rows.filter((row) => row.left.length > 0 && row.right.length > 0);
    if (whole.length >= ROWS_MIN && whole.every(sideBySide) && follow(rows)) return rows;
  }
  return null;
}

function toRow(pair: Run[][], isLeft: Set<Run>): WrittenRow {
  const side = (wanted: boolean): Run[] => pair.find(([run]) => isLeft.has(run!) === wanted) ?? [];
  return { left: side(true), right: side(false), leftFirst: isLeft.has(pair[0]![0]!) };
}

export const highest = (runs: Run[]): number => Math.min(...runs.map(({ y }) => y));
export const lowest = (runs: Run[]): number => Math.max(...runs.map(({ y }) => y));

/** Both cells have lines at common heights; a label that fills its column pushes what it names to the next line. */
function sideBySide({ left, right }: Stretch): boolean {
  const size = Math.max(...[...left, ...right].map(({ fontSize }) => fontSize));
  const slack = 0.5 * size;
  const edge = Math.min(...right.map(({ x }) => x));
  const fills = left.some((label) => label.y === lowest(left) && label.x + label.width > edge - slack);
  return highest(left) <= lowest(right) + slack && highest(right) <= lowest(left) + (fills ? CELL_PITCH * size : slack);
}

/** Each row ends above the next one. */
const follow = (rows: WrittenRow[]): boolean =>
  rows.every((row, i) => {
    const next = rows[i + 1];
    return !next || lowest([...row.left, ...row.right]) < highest([...next.left, ...next.right]);
  });

/** Without the titles and lines of earlier sections that stand above the cell at the right; nothing when that one was written first. */
export function labelOf(row: WrittenRow): Run[] {
  if (!row.leftFirst || row.left.length === 0 || row.right.length === 0) return [];
  const lines = groupByLine(row.left);
  let at = lines.length - 1;
  for (let line = lines[at]; line && at > 0; line = lines[--at]) {
    const before = lines[at - 1] ?? [];
    if (highest(line) - lowest(before) > CELL_PITCH * Math.max(...[...line, ...before].map(({ fontSize }) => fontSize))) break;
  }
  for (; at < lines.length; at++) {
    const label = lines.slice(at);
    if (isAligned(label.map(joinRuns), row.right)) return label.flat();
  }
  return [];
}

/** Beginning at one height, a date beside a larger title, or centred on one height. */
export function isAligned(label: Run[], content: Run[]): boolean {
  const [first, opening] = [label, content].map((lines) => lines.find(({ y }) => y === highest(lines)));
  if (first && opening && linesBeside(first, [opening]).length > 0) return true;
  const slack = ALIGNED * (label[0]?.fontSize ?? 0);
  const tops = highest(label) - highest(content);
  const bottoms = lowest(label) - lowest(content);
  return Math.abs(tops) <= slack || Math.abs(tops + bottoms) <= 2 * slack;
}
