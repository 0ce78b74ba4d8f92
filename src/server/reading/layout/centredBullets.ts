import { isBullet } from './bullets.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';

/** A page with more bullets is no list: what would cost more than linear time stays small. */
const MAX_BULLETS = 300;
/** Bullets that stand so, from so many on: one alone may be anything. */
const MIN_CENTRED = 2;
/** Numbers open items at their first line; a dash may stand between two dates. */
const NO_SIGN = /[\d–—-]/u;
/** How far before its words a bullet stands, how far from each other lines of one item stand, and how exactly a bullet stands in their middle, in font sizes. */
const REACH = 4;
const PITCH_MAX = 2;
const MIDDLE = 0.25;
/** Points within which lines begin at one edge, share of a line's height within which lines follow each other evenly. */
const EDGE = 1;
const EVEN = 0.15;

const near = (bullet: Run, run: Run): boolean => Math.abs(run.y - bullet.y) < PITCH_MAX * run.fontSize;

/** The lines that may be of a bullet's item: those that begin where the nearest words at its right do. */
function columnOf(bullet: Run, runs: readonly Run[]): Run[] {
  const words = runs.filter((run) => run.x >= right(bullet) - EDGE && run.x - right(bullet) < REACH * run.fontSize && near(bullet, run));
  const edge = Math.min(...words.map(({ x }) => x));
  return runs.filter(({ x }) => Math.abs(x - edge) < EDGE).toSorted((a, b) => a.y - b.y);
}

/** The two lines that a bullet stands between, halfway; null for one that stands level with its words. */
function between(bullet: Run, column: readonly Run[]): [number, number] | null {
  const below = column.findIndex(({ y }) => y > bullet.y);
  const [over, under] = [column[below - 1], column[below]];
  if (!over || !under || under.y - over.y > PITCH_MAX * over.fontSize || over.fontSize !== under.fontSize) return null;
  return Math.abs((over.y + under.y) / 2 - bullet.y) < MIDDLE * over.fontSize ? [below - 1, below] : null;
}

/** The first line of an item: as many of its lines stand above its middle as below, none of them another bullet's. */
function firstAround(column: readonly Run[], [first, last]: readonly [number, number], pitch: number, others: readonly Run[]): Run {
  const isNext = (a: Run | undefined, b: Run | undefined): boolean =>
    a !== undefined && b !== undefined && Math.abs(b.y - a.y - pitch) < EVEN * pitch;
  const isFree = (line: Run): boolean => others.every(({ y }) => Math.abs(y - line.y) > 0.7 * pitch);
  let [from, to] = [first, last];
  while (
    isNext(column[from - 1], column[from]) &&
    isNext(column[to], column[to + 1]) &&
    isFree(column[from - 1]!) &&
    isFree(column[to + 1]!)
  ) {
    from -= 1;
    to += 1;
  }
  return column[from]!;
}

/** Runs in which bullets that a page sets at the middle of items of several lines stand before the first line, where a reader looks for them. */
export function withRaisedBullets(runs: Run[]): Run[] {
  const bullets = runs.filter((run) => isBullet(run) && !NO_SIGN.test(run.text));
  if (bullets.length < MIN_CENTRED || bullets.length > MAX_BULLETS) return runs;
  const signs = new Set(bullets);
  const words = runs.filter((run) => !signs.has(run));
  const items = bullets.map((bullet) => {
    const column = columnOf(bullet, words);
    const level = column.findIndex(({ y, fontSize }) => Math.abs(y - bullet.y) < MIDDLE * fontSize);
    return { bullet, column, level, pair: between(bullet, column) };
  });
  const centred = items.filter(({ pair }) => pair !== null);
  if (centred.length < MIN_CENTRED) return runs;
  const [{ column: lines, pair }] = centred as [(typeof items)[number]];
  const pitch = lines[pair![1]]!.y - lines[pair![0]]!.y;
  const raised = new Map<Run, Run>();
  for (const { bullet, column, level, pair: middle } of items) {
    if (middle === null && level < 0) continue;
    const others = bullets.filter((other) => other !== bullet && Math.abs(other.x - bullet.x) < EDGE);
    const first = firstAround(column, middle ?? [level, level], pitch, others);
    if (first.y < bullet.y) raised.set(bullet, { ...bullet, y: first.y });
  }
  return runs.map((run) => raised.get(run) ?? run);
}
