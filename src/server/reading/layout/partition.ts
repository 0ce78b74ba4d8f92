import { groupByLine, joinRuns, linePitch } from './lines.ts';
import type { River } from './rivers.ts';
import { bottom, highest, lowest, right } from './run.ts';
import type { Run } from './run.ts';
import type { Stretch } from './stretches.ts';

/** A river cut out of its region: what is read before and after its two sides. */
export function partition(segments: Run[], river: River): Stretch & { above: Run[]; below: Run[] } {
  const { head, ...sides } = trimHead(river);
  const inside = new Set([...sides.left, ...sides.right]);
  const start = Math.min(...[...inside].map((s) => s.y));
  const first = new Set(head);
  const outside = segments.filter((s) => !inside.has(s));
  const above = outside.filter((s) => s.y < start || first.has(s));
  const opening = openingOf(
    above.filter((s) => !first.has(s)),
    sides,
  );
  const pair = titlesOverBoth(above, sides);
  const titles = pair.right.length > 0 ? pair.right : titlesOver(above, sides);
  return {
    left: [...pair.left, ...opening, ...sides.left],
    right: [...titles, ...sides.right],
    above: above.filter((s) => !opening.includes(s) && !titles.includes(s) && !pair.left.includes(s)),
    below: outside.filter((s) => s.y >= start && !first.has(s)),
  };
}

/** How far down the page a name may stand. */
const NAME_DEPTH = 180;

/** A name opens the page before both its columns; the title of a section over the right one is read with its section. */
const isName = (head: Run[], rest: Run[]): boolean =>
  highest(head) < NAME_DEPTH && Math.max(...head.map((s) => s.fontSize)) > 1.3 * Math.max(...rest.map((s) => s.fontSize));

/** Lines closer than this, in font sizes, are of one paragraph or entry. */
const CLOSE = 1.6;

/** The first lines of an entry of the left column, where the other column only begins beside its later ones. */
function openingOf(above: Run[], { left, right: rightSide }: Stretch): Run[] {
  const wall = Math.min(...rightSide.map((s) => s.x));
  const edge = Math.min(...left.map((s) => s.x));
  let reached = Math.min(...left.map((s) => s.y));
  let first = above.length;
  const lines = groupByLine(above);
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i] ?? [];
    const close = line.every((s) => reached - s.y <= CLOSE * s.fontSize && right(s) < wall && s.x > edge - 40);
    if (!close) break;
    reached = Math.min(...line.map((s) => s.y));
    first = i;
  }
  return lines.slice(first).flat();
}

/** Points by which the middles of a column and of its titles differ. */
const MIDDLE = 6;

/** Lines set in the middle of the right column over its first ones, where the left column begins lower: they open the right one. */
function titlesOver(above: Run[], { left, right: rightSide }: Stretch): Run[] {
  if (highest(left) <= highest(rightSide)) return [];
  const middle = (Math.min(...rightSide.map(({ x }) => x)) + Math.max(...rightSide.map(right))) / 2;
  const isCentred = (line: Run[]): boolean => line.length === 1 && Math.abs((line[0]!.x + right(line[0]!)) / 2 - middle) <= MIDDLE;
  const lines = groupByLine(above);
  const titles = lines.slice(lines.findLastIndex((line) => !isCentred(line)) + 1).flat();
  return titles.length > 0 && !isName(titles, rightSide) ? titles : [];
}

/** Font sizes between two titles and the columns under them at most, and points by which what a title stands over may stand in. */
const [TITLE_GAP, STAND_IN] = [3, 30];

/** A title over each of two columns, both larger than what they stand over: each opens its own. */
function titlesOverBoth(above: Run[], { left, right: rightSide }: Stretch): Stretch {
  const [title, facing, ...others] = groupByLine(above).at(-1) ?? [];
  const none = { left: [], right: [] };
  if (!title || !facing || others.length > 0) return none;
  const start = Math.min(highest(left), highest(rightSide));
  const isOver = (head: Run, side: Run[], end: number): boolean =>
    head.x >= Math.min(...side.map(({ x }) => x)) - STAND_IN &&
    right(head) <= end &&
    start - bottom(head) <= TITLE_GAP * head.fontSize &&
    side.every(({ fontSize }) => fontSize <= head.fontSize) &&
    side.filter(({ fontSize }) => fontSize === head.fontSize).length < side.length / 2;
  const wall = Math.min(facing.x, ...rightSide.map(({ x }) => x));
  const apart = facing.x > Math.max(...left.map(right));
  return apart && isOver(title, left, wall) && isOver(facing, rightSide, Math.max(...rightSide.map(right)))
    ? { left: [title], right: [facing] }
    : none;
}

/** A title over one column only, well apart from it, is read before both; so is all that precedes one or two lines at the right. */
function trimHead({ left, right }: Stretch): Stretch & { head: Run[] } {
  const leftFirst = highest(left) < highest(right);
  const [early, late] = leftFirst ? [left, right] : [right, left];
  const start = highest(late);
  const head = early.filter((s) => bottom(s) <= start);
  const rest = early.filter((s) => bottom(s) > start);
  const untouched = { left, right, head: [] };
  if (head.length === 0 || rest.length === 0) return untouched;
  const apart = highest(rest) - lowest(head) > 0.8 * linePitch(groupByLine(early).map(joinRuns));
  const isTitle = apart && groupByLine(head).length <= 4 && (leftFirst || isName(head, rest));
  if (!isTitle && (late === left || groupByLine(late).length > 2)) return untouched;
  return leftFirst ? { left: rest, right, head } : { left, right: rest, head };
}
