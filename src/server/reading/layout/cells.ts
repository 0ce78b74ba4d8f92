import { alignedShare, areAtOneEdge, isDated, labelGroups, level } from './labels.ts';
import { groupByLine, joinRuns, linePitch } from './lines.ts';
import { bottom, right, top } from './run.ts';
import type { Run } from './run.ts';

/** A label's centre is that of its cell, within so many font sizes. */
const CENTRED = 0.45;
/** Lines of two cells are so much farther from each other than those of one. */
const APART = 1.2;

/** Labels that stand at half height beside their cells, each raised to its cell's first line; null when they do not. */
export function raisedLabels(labels: Run[], content: Run[]): Run[] | null {
  const groups = labelGroups(labels);
  const lines = groupByLine(content).map(joinRuns);
  if (labels.every((label) => isWrittenBeside(label, lines)) || !groups.every(areAtOneEdge)) return null;
  const raised: Run[] = [];
  let from = 0;
  let widestInside = 0;
  let narrowestBetween = Infinity;
  for (const group of groups) {
    const [label] = group;
    const end = label ? cellEnd(lines, from, middle(group), label.fontSize) : null;
    const first = lines[from];
    if (!label || !end || !first || standInRows(group, lines.slice(from, end))) return null;
    if (from > 0) narrowestBetween = Math.min(narrowestBetween, gapBefore(lines, from));
    for (let i = from + 1; i < end; i++) widestInside = Math.max(widestInside, gapBefore(lines, i));
    raised.push({
      ...label,
      y: first.y,
      text: groupByLine(group)
        .map((line) => joinRuns(line).text.trim())
        .join(' '),
      width: Math.max(...group.map(right)) - label.x,
    });
    from = end;
  }
  const tiled = groups.length > 1 && from === lines.length && narrowestBetween > APART * widestInside;
  return tiled ? raised : null;
}

/** Level with the line that the file writes just before or after it: no centre of several lines. */
function isWrittenBeside(label: Run, lines: Run[]): boolean {
  const { order } = label;
  if (order === undefined) return false;
  const before = lines.filter((line) => line.order! < order).toSorted((a, b) => b.order! - a.order!)[0];
  const after = lines.filter((line) => line.order! > order).toSorted((a, b) => a.order! - b.order!)[0];
  return [before, after].some((line) => line !== undefined && level(label, line));
}

/** « 2019 » over « Lodre » beside a title and its employer: each line has one of its own beside it and none goes on, so neither side labels the other as a whole. */
const standInRows = (group: Run[], cell: Run[]): boolean =>
  group.length > 1 &&
  group.length === cell.length &&
  group.every((line, i) => level(line, cell[i]!) && (i === group.length - 1 || !GOES_ON.test(line.text))) &&
  (isDated(group) || isDated(cell));
/** The first half of a period. */
const GOES_ON = /(?:[-–—/&,(]|(?<!\p{L})(?:à|au|to|until|de|du|depuis|from|since))\s*$/iu;

/** A label has no more lines. */
const LABEL_LINES = 4;
/** Share of the lines of cells set at other heights that stand level all the same. */
const LEVEL_BY_CHANCE = 0.3;

/** Lines parted by so much more than their usual distance are of two cells. */
const NEXT_CELL = 1.35;

function cellsOf(side: Run[]): Run[][] {
  const lines = groupByLine(side).map(joinRuns);
  const pitch = linePitch(lines);
  const cells: Run[][] = [];
  for (const line of lines) {
    const last = cells.at(-1)?.at(-1);
    if (last && line.y - last.y <= NEXT_CELL * Math.max(pitch, line.fontSize)) cells.at(-1)?.push(line);
    else cells.push([line]);
  }
  return cells;
}

/** Cells of two columns, each dated one beside one of the other side and no other: raised to its first line. Null when they are not. */
export function pairedLabels(labels: Run[], content: Run[]): Run[] | null {
  const [named, told] = [cellsOf(labels), cellsOf(content)];
  if (named.length < 2 || named.length !== told.length || !named.every((cell) => isDated(cell) && cell.length <= LABEL_LINES)) return null;
  if (alignedShare(labels, content) > LEVEL_BY_CHANCE) return null;
  const overlap = (a: Run[], b: Run[]): boolean => Math.min(bottom(a.at(-1)!), bottom(b.at(-1)!)) > Math.max(top(a[0]!), top(b[0]!));
  const paired = named.every((cell, i) => told.every((other, j) => overlap(cell, other) === (i === j)));
  if (!paired) return null;
  return named.map((cell, i) => ({
    ...cell[0]!,
    y: told[i]![0]!.y,
    text: cell.map((line) => line.text.trim()).join(' '),
    width: Math.max(...cell.map(right)) - cell[0]!.x,
  }));
}

/** Where the lines from `from` on, taken together, have their middle nearest to `centre`. */
function cellEnd(lines: Run[], from: number, centre: number, size: number): number | null {
  let nearest: number | null = null;
  let least = CENTRED * size;
  for (let end = from + 1; end <= lines.length; end++) {
    const apart = middle(lines.slice(from, end)) - centre;
    if (Math.abs(apart) <= least) [nearest, least] = [end, Math.abs(apart)];
    else if (apart > 0) break;
  }
  return nearest;
}

const middle = (lines: Run[]): number => (Math.min(...lines.map(top)) + Math.max(...lines.map(bottom))) / 2;

const gapBefore = (lines: Run[], i: number): number => (lines[i]?.y ?? 0) - (lines[i - 1]?.y ?? 0);
