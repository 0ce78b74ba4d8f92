import { isBullet } from './bullets.ts';
import { cellStarts, textStarts } from './cellStarts.ts';
import { isDateWords } from './labels.ts';
import { median, right, sameLine } from './run.ts';
import type { Look, Run } from './run.ts';

/** Gaps, in font sizes: up to the first is a space, beyond the second is a gap of layout, written as a tab. */
const SPACE_GAP = 0.16;
const TAB_GAP = 1.5;
/** The same where other words of the line stand close together: tags side by side, no words pulled apart to the width of a paragraph. */
const TAG_GAP = 1;
/** What begins so far before the end of the words at its left is another cell. */
const OVERLAP = -1;
/** Runs closer than this read as one stretch of text before columns are looked for. */
const SEGMENT_GAP = 0.9;
/** A bullet or an icon may stand so far before the words that it opens. */
const BULLET_GAP = 4;
/** Lines of a justified paragraph begin and end within so many points of each other, and follow each other within so many font sizes. */
const FLUSH = 1;
const PARAGRAPH_PITCH = 2;
/** Runs that the file writes one after the other are of one stretch up to `SEGMENT_GAP`, others up to this. */
const WRITTEN_APART = 0.3;

/** « 2019 – 2021Vendeuse »: a date for which its column is too narrow touches what it dates. */
const touchesDate = (a: Run, b: Run): boolean => /\d{4}/u.test(a.text) && isDateWords(a.text) && /^\p{Lu}\p{Ll}/u.test(b.text);

/** Runs grouped by line of writing, top to bottom, each line left to right. */
export function groupByLine(runs: Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const home = lines.slice(-4).findLast((line) => line.every((other) => sameLine(other, run)));
    if (home) home.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** Neighbouring runs of a line glued into segments: what the eye reads without a jump. */
export function toSegments(runs: Run[]): Run[] {
  const byOrder = new Map(runs.flatMap((run) => (run.order === undefined ? [] : [[run.order, run] as const])));
  const ends = Map.groupBy(runs, (run) => Math.round(right(run)));
  const lines = groupByLine(runs);
  const cells = cellStarts(lines);
  const texts = textStarts(lines);
  return lines.flatMap((runs) => {
    const line = runs.map((run) => (cells.has(run) ? { ...run, cell: true } : run));
    const segments: Run[][] = [];
    line.forEach((run, i) => {
      const last = line[i - 1];
      const reach = last && !texts.has(runs[i]!) ? reachOf(line, i) * Math.max(last.fontSize, run.fontSize) : -Infinity;
      if (last && run.x - right(last) < reach) segments.at(-1)?.push(run);
      else segments.push([run]);
    });
    return withJustified(segments, byOrder, ends).map(joinRuns);
  });
}

/** Words pulled apart to the width of their paragraph: they begin and end where the line written just before or after them does, or fill a cell. */
function withJustified(segments: Run[][], byOrder: ReadonlyMap<number, Run>, ends: ReadonlyMap<number, Run[]>): Run[][] {
  const whole: Run[][] = [];
  for (let from = 0, to = 0; from < segments.length; from = to) {
    for (to = from + 1; to < segments.length && isNext(segments[to - 1]!, segments[to]!);) to += 1;
    const words = segments.slice(from, to).flat();
    const [first, last] = [words[0]!, words.at(-1)!];
    const fills = [byOrder.get((first.order ?? NaN) - 1), byOrder.get((last.order ?? NaN) + 1)].some(
      (line) =>
        line &&
        Math.abs(line.x - first.x) < FLUSH &&
        Math.abs(right(line) - right(last)) < FLUSH &&
        Math.abs(line.y - first.y) < PARAGRAPH_PITCH * first.fontSize,
    );
    const cell = fills ? from : cellFrom(segments.slice(from, to), byOrder.get((last.order ?? NaN) + 1), ends) + from;
    whole.push(
      ...(to - from > 1 && cell < to ? [...segments.slice(from, cell), segments.slice(cell, to).flat()] : segments.slice(from, to)),
    );
  }
  return whole;
}

/** Lines of a column that end at one place, from which on words end there on purpose. */
const ENDS_MIN = 3;
/** Gaps of one stretched line differ by so many font sizes. */
const EVEN = 0.15;

/** From which segment on words at even distances fill a narrow cell: they end where others do and go on below where they began; past the last one for none. */
function cellFrom(segments: Run[][], next: Run | undefined, ends: ReadonlyMap<number, Run[]>): number {
  const at = next ? segments.findIndex(([first]) => Math.abs(first!.x - next.x) < FLUSH) : -1;
  const words = at < 0 ? [] : segments.slice(at).flat();
  const [first, last] = [words[0], words.at(-1)];
  if (!next || !first || !last || words.length < 3) return segments.length;
  const gaps = words.slice(1).map((word, i) => word.x - right(words[i]!));
  const even = Math.max(...gaps) - Math.min(...gaps) <= EVEN * first.fontSize;
  const below = next.y > first.y && next.y - first.y < PARAGRAPH_PITCH * first.fontSize;
  const end = Math.round(right(last));
  return even && below && [-1, 0, 1].flatMap((step) => ends.get(end + step) ?? []).length >= ENDS_MIN ? at : segments.length;
}

/** Written one after the other in one look. */
function isNext(segment: Run[], following: Run[]): boolean {
  const [last, next] = [segment.at(-1)!, following[0]!];
  return last.order !== undefined && next.order === last.order + 1 && last.looks?.at(-1)?.key === next.looks?.[0]?.key;
}

/** How far from the run before it, in font sizes, a run still belongs to the same segment. */
function reachOf(line: Run[], at: number): number {
  const [before, last, run] = [line[at - 2], line[at - 1]!, line[at]!];
  if (isBullet(last) && !(before && last.x - right(before) < run.x - right(last))) return BULLET_GAP;
  if (run.cell && isDateWords(last.text)) return 0;
  return isWrittenApart(line, last, run) ? WRITTEN_APART : SEGMENT_GAP;
}

/** Other lines were written between the two: neighbours by chance, of two columns. */
function isWrittenApart(line: Run[], a: Run, b: Run): boolean {
  if (a.order === undefined || b.order === undefined) return false;
  const [from, to] = [Math.min(a.order, b.order), Math.max(a.order, b.order)];
  return to - from - 1 > line.filter(({ order = -1 }) => order > from && order < to).length;
}

/** One run out of several of a line, in order; spaces and tabs are put back from the gaps. */
export const joinRuns = (runs: Run[]): Run => {
  const gap = runs.some(({ text }) => /\p{L} \p{L}/u.test(text)) ? TAG_GAP : TAB_GAP;
  return join(runs, (a, b) => separator(a, b, gap));
};

/** One run out of the cells of a row, a tab between them however near they are. */
export const joinCells = (cells: Run[]): Run => join(cells, () => '\t');

function join(runs: Run[], between: (previous: Run, run: Run) => string): Run {
  const [first, ...rest] = runs;
  if (!first) throw new Error('Nothing to join');
  if (rest.length === 0) return first;
  let text = first.text;
  let previous = first;
  const sized = rest.some(({ fontSize }) => fontSize !== first.fontSize);
  const looksOf = ({ looks = [], fontSize }: Run): Look[] => (sized ? looks.map((look) => ({ fontSize, ...look })) : looks);
  const looks = [...looksOf(first)];
  for (const run of rest) {
    text += between(previous, run);
    looks.push(...looksOf(run).map((look) => ({ ...look, at: look.at + text.length })));
    text += run.text;
    previous = run;
  }
  const main = runs.reduce((a, b) => (b.text.trim().length > a.text.trim().length ? b : a));
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const boldLetters = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
  return {
    text,
    x: first.x,
    y: main.y,
    width: Math.max(...runs.map(right)) - first.x,
    fontSize: main.fontSize,
    bold: boldLetters * 2 > letters,
    ...(first.cell ? { cell: true } : {}),
    ...(first.order === undefined ? {} : { order: Math.min(...runs.map((run) => run.order ?? Infinity)) }),
    ...(looks.length > 0 ? { looks } : {}),
  };
}

/** Typical distance between two baselines of these lines. */
export function linePitch(lines: Run[]): number {
  const steps = lines
    .slice(1)
    .map((line, i) => line.y - (lines[i]?.y ?? line.y))
    .filter((step) => step > 0.5);
  const size = median(lines.map((line) => line.fontSize));
  return Math.min(median(steps) || 1.2 * size, 2 * size);
}

function separator(a: Run, b: Run, tab: number): string {
  if (b.cell || (gapIn(a, b) <= SPACE_GAP && touchesDate(a, b))) return '\t';
  if (/\s$/u.test(a.text) || /^\s/u.test(b.text)) return gapIn(a, b) > tab && !isBullet(a) ? '\t' : '';
  const gap = gapIn(a, b);
  if ((gap > tab || gap < OVERLAP) && !isBullet(a)) return '\t';
  return gap > SPACE_GAP ? ' ' : '';
}

function gapIn(a: Run, b: Run): number {
  return (b.x - right(a)) / Math.max(1, Math.min(a.fontSize, b.fontSize));
}
