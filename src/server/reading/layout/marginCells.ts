import { alignedShare, isDated, labelGroups, linesBeside } from './labels.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';

/** Share of the cells at the right margin that are dates, and of those that stand level with a line: a phone number over them, or a cell that the page cuts, may not. */
const DATED_CELLS = 0.25;
const LEVEL_CELLS = 0.75;

/** « Lyon, France » over « 2015 – 2016 », both set against the right margin, level with the lines of the entry that they belong to. */
export function areMarginCells(cells: Run[], lines: Run[]): boolean {
  const edge = Math.max(...cells.map(right));
  const dates = cells.filter((cell) => isDated([cell])).length;
  if (dates < DATED_CELLS * cells.length || cells.length > lines.length || cells.some((cell) => edge - right(cell) >= 3)) return false;
  return alignedShare(cells, lines) >= (areRagged(cells) ? LEVEL_CELLS : 1);
}

/** No place at which half of the lines begin. */
const areRagged = (cells: Run[]): boolean =>
  cells.length > 2 && cells.every(({ x }) => 2 * cells.filter((other) => Math.abs(other.x - x) < 2).length <= cells.length);

/** Dates of one line or two at the right, each beside a line, larger type perhaps. */
export const areDatesBeside = (dates: Run[], lines: Run[]): boolean =>
  labelGroups(dates).every((group) => isDated(group) && group[0] !== undefined && linesBeside(group[0], lines).length > 0);
