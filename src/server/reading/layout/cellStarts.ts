import { isBullet } from './bullets.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';

/** Cells stand so many times farther apart than the words of their line, and by so many font sizes at least; no space is written between them. */
export const WIDER = 1.6;
const CELL_GAP = 0.45;
/** Points within which cells begin at one place. */
const HAIR = 0.6;
/** Lines on which something begins at one place behind such a gap, from which on cells begin there. */
const ALIGNED_LINES = 3;
/** Gaps of one width, to so many font sizes, on so many lines are drawn on purpose: no stretched line repeats another. */
const SAME_GAP = 0.02;
const SAME_LINES = 3;
/** So many lines that begin at one place are the text beside a margin, and so many stand beside each title there. */
const TEXT_LINES = 8;
const LINES_PER_TITLE = 4;
/** Lines of boxes follow each other within so many font sizes. */
const BOX_PITCH = 3;

/** What stands before a cell has words or figures, or is a letter in the type of the cell; bullets and icons are neither. */
const isWord = (before: Run, { looks }: Run): boolean =>
  /\p{L}{2}|\d{2}/u.test(before.text) || (/^\p{Lu}$/u.test(before.text) && before.looks?.at(-1)?.key === looks?.[0]?.key);

interface Start {
  run: Run;
  before: Run;
  gap: number;
  /** Wider than the words of the line stand apart. */
  wide: boolean;
  line: readonly Run[];
}

/** Neighbours of a line that no space parts. */
function startsOf(line: readonly Run[]): Start[] {
  const widest = Math.max(...line.map(({ wordGap = 0 }) => WIDER * wordGap));
  return line.flatMap((run, i) => {
    const before = line[i - 1];
    if (!before || run.order === undefined || isBullet(before) || !isWord(before, run)) return [];
    if (/\s$/u.test(before.text) || /^\s/u.test(run.text)) return [];
    const gap = (run.x - right(before)) / Math.max(before.fontSize, run.fontSize);
    return gap >= CELL_GAP ? [{ run, before, gap, wide: gap >= widest, line }] : [];
  });
}

/** Starts in order of a measure, in groups of which none is farther than `reach` from the first. */
function alike(starts: readonly Start[], measure: (start: Start) => number, reach: number): Start[][] {
  const groups: Start[][] = [];
  for (const start of starts.toSorted((one, other) => measure(one) - measure(other))) {
    const last = groups.at(-1);
    if (last && measure(start) - measure(last[0]!) <= reach) last.push(start);
    else groups.push([start]);
  }
  return groups;
}

const areEqual = (starts: readonly Start[]): boolean => {
  const gaps = starts.map(({ gap }) => gap);
  return starts.length > 1 && Math.max(...gaps) - Math.min(...gaps) <= SAME_GAP;
};

/** Single words at uneven distances, or in small letters: a sentence pulled to the width of its paragraph. */
function isStretched(starts: readonly Start[]): boolean {
  const line = starts[0]?.line ?? [];
  const small = line.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return starts.length > 1 && line.every(({ wordGap = 0 }) => wordGap === 0) && (!areEqual(starts) || 2 * small >= line.length);
}

/** « Guided reading    Maths    Story time »: words in boxes, which one gap parts from each other and a smaller one inside, and lines of single words next to them. */
function boxesOf(byLine: readonly Start[][]): Start[] {
  const even = byLine.filter(areEqual);
  const inBoxes = even.map(([first]) => first!.line.some(({ wordGap = 0 }) => wordGap > 0));
  const follows = (at: number): boolean => {
    const [line, before] = [even[at]?.[0]?.run, even[at - 1]?.[0]?.run];
    return line !== undefined && before !== undefined && Math.abs(line.y - before.y) < BOX_PITCH * line.fontSize;
  };
  return even.filter((_, at) => inBoxes[at] || (inBoxes[at - 1] && follows(at)) || (inBoxes[at + 1] && follows(at + 1))).flat();
}

/**
 * What begins a cell of a table, or one of several words in boxes, though it stands too near to what is at its left for columns: it
 * begins where others do behind words of other lengths, or behind a gap that comes again on other lines. Stretched words do neither.
 */
export function cellStarts(lines: readonly (readonly Run[])[]): ReadonlySet<Run> {
  const byLine = lines.map(startsOf);
  const wide = byLine.map((starts) => starts.filter((start) => start.wide)).filter((starts) => !isStretched(starts));
  const aligned = alike(byLine.flat(), ({ run }) => run.x, HAIR).filter(
    (group) => new Set(group.filter((start) => start.wide).map(({ before }) => before.text)).size >= ALIGNED_LINES,
  );
  const spaced = alike(wide.flat(), ({ gap }) => gap, SAME_GAP).filter(
    (group) => new Set(group.map(({ line }) => line)).size >= SAME_LINES,
  );
  return new Set([...aligned.flat(), ...spaced.flat(), ...boxesOf(wide)].map(({ run }) => run));
}

/** What begins where the text of the page does, behind words in another look: the text beside a title in its margin. Labels stand beside every line, titles beside few. */
export function textStarts(lines: readonly (readonly Run[])[]): ReadonlySet<Run> {
  const edges = lines.flatMap(([first]) => (first ? [first.x] : []));
  const linesAt = (x: number): number => edges.filter((edge) => Math.abs(edge - x) <= HAIR).length;
  const starts = lines
    .flatMap(startsOf)
    .filter(({ run, before, wide, line }) => wide && line[0] === before && lookOf(before) !== lookOf(run));
  const titled = alike(starts, ({ run }) => run.x, HAIR).filter(
    (group) => linesAt(group[0]!.run.x) >= Math.max(TEXT_LINES, LINES_PER_TITLE * group.length),
  );
  return new Set(titled.flat().map(({ run }) => run));
}

const lookOf = ({ looks }: Run): string | undefined => looks?.at(-1)?.key;
