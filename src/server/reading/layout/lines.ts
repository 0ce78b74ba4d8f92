import { median, right, sameLine } from './run.ts';
import type { Run } from './run.ts';

/** Gaps, in font sizes: up to the first is a space, beyond the second is a gap of layout, written as a tab. */
const SPACE_GAP = 0.16;
const TAB_GAP = 1.5;
/** What begins so far before the end of the words at its left is another cell. */
const OVERLAP = -1;
/** Runs closer than this read as one stretch of text before columns are looked for. */
const SEGMENT_GAP = 0.9;

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
  return groupByLine(runs).flatMap((line) => {
    const segments: Run[][] = [];
    for (const run of line) {
      const current = segments.at(-1);
      const last = current?.at(-1);
      const reach = last && isBullet(last) ? 4 : SEGMENT_GAP;
      if (current && last && run.x - right(last) < reach * Math.max(last.fontSize, run.fontSize)) current.push(run);
      else segments.push([run]);
    }
    return segments.map(joinRuns);
  });
}

/** One run out of several of a line, in order, spaces and tabs put back from the gaps. */
export function joinRuns(runs: Run[]): Run {
  const [first, ...rest] = runs;
  if (!first) throw new Error('joinRuns needs a run');
  if (rest.length === 0) return first;
  let text = first.text;
  let previous = first;
  const looks = [...(first.looks ?? [])];
  for (const run of rest) {
    text += separator(previous, run);
    looks.push(...(run.looks ?? []).map((look) => ({ ...look, at: look.at + text.length })));
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

export function isBullet(run: Run): boolean {
  return /^\s*(?:\p{Co}|[•●○◦▪▫■□◼◾◆❖➢➤►▶▸‣⁃∙·✓✔–—*-]|\d{1,2}[.)])\s*$/u.test(run.text);
}

function separator(a: Run, b: Run): string {
  if (/\s$/u.test(a.text) || /^\s/u.test(b.text)) return gapIn(a, b) > TAB_GAP && !isBullet(a) ? '\t' : '';
  const gap = gapIn(a, b);
  if ((gap > TAB_GAP || gap < OVERLAP) && !isBullet(a)) return '\t';
  return gap > SPACE_GAP ? ' ' : '';
}

function gapIn(a: Run, b: Run): number {
  return (b.x - right(a)) / Math.max(1, Math.min(a.fontSize, b.fontSize));
}
