import type { Rule } from './run.ts';

/** A line of a table: where it stands, and from where to where it runs. */
interface Line {
  at: number;
  from: number;
  to: number;
}

/** A table by the lines drawn around its cells: their places, in order, and which of them part two neighbours. */
export interface Grid {
  xs: number[];
  ys: number[];
  /** Whether a line is drawn at the left of a column, in a row. */
  isWall: (column: number, row: number) => boolean;
  /** Whether a line is drawn over a row, in a column. */
  isFloor: (column: number, row: number) => boolean;
}

/** Points by which lines of two cells that touch may miss each other. */
const TOUCH = 3;
/** Lines of a page beyond which it is a drawing, no table. */
const LINES_MAX = 400;

/** Pieces of one line, drawn cell by cell, made one again. */
function joinPieces(pieces: Line[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = lines.findLast((line) => piece.at - line.at <= TOUCH && piece.from <= line.to + TOUCH && piece.to >= line.from - TOUCH);
    if (!same) lines.push({ ...piece });
    else [same.from, same.to] = [Math.min(same.from, piece.from), Math.max(same.to, piece.to)];
  }
  return lines;
}

/** Values in order, those that are nearly one taken once. */
function places(values: number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) if (value - (found.at(-1) ?? -Infinity) > TOUCH) found.push(value);
  return found;
}

const meet = (upright: Line, level: Line): boolean =>
  upright.at >= level.from - TOUCH && upright.at <= level.to + TOUCH && level.at >= upright.from - TOUCH && level.at <= upright.to + TOUCH;

const isDrawn = (lines: readonly Line[], at: number, beside: number): boolean =>
  lines.some((line) => Math.abs(line.at - at) <= TOUCH && line.from <= beside && beside <= line.to);

function toGrid(uprights: readonly Line[], levels: readonly Line[]): Grid {
  const xs = places([...uprights.map(({ at }) => at), ...levels.flatMap(({ from, to }) => [from, to])]);
  const ys = places([...levels.map(({ at }) => at), ...uprights.flatMap(({ from, to }) => [from, to])]);
  const middle = (values: number[], at: number): number => ((values[at] ?? NaN) + (values[at + 1] ?? NaN)) / 2;
  return {
    xs,
    ys,
    isWall: (column, row) => isDrawn(uprights, xs[column]!, middle(ys, row)),
    isFloor: (column, row) => isDrawn(levels, ys[row]!, middle(xs, column)),
  };
}

/** The tables that upright and level lines which meet draw on a page. */
export function ruledGrids(rules: readonly Rule[]): Grid[] {
  const isUpright = (rule: Rule): boolean => rule.bottom - rule.top > rule.right - rule.left;
  const uprights = joinPieces(rules.filter(isUpright).map(({ left, top, bottom }) => ({ at: left, from: top, to: bottom })));
  const levels = joinPieces(rules.filter((rule) => !isUpright(rule)).map(({ left, right, top }) => ({ at: top, from: left, to: right })));
  if (uprights.length + levels.length > LINES_MAX) return [];
  const left = new Set(uprights);
  const grids: Grid[] = [];
  for (const first of uprights) {
    if (!left.delete(first)) continue;
    const [own, across] = [[first], new Set<Line>()];
    for (const upright of own) {
      levels.filter((level) => meet(upright, level)).forEach((level) => across.add(level));
      for (const other of left) {
        if (!levels.some((level) => across.has(level) && meet(other, level))) continue;
        left.delete(other);
        own.push(other);
      }
    }
    if (across.size > 1) grids.push(toGrid(own, [...across]));
  }
  return grids;
}
