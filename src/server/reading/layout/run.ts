/** A stretch of text on one baseline, in points from the top left of its page. */
export interface Run {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  fontSize: number;
  bold: boolean;
  /** Its place in the order in which the file writes its page; none where that order is the recogniser's. */
  order?: number;
  /** How far apart its words stand, in font sizes; 0 for a single word. */
  wordGap?: number;
  /** It begins a cell, however near it stands to the words before it. */
  cell?: boolean;
  /** The faces, sizes and colours of the text, in order; none where the format does not tell. */
  looks?: Look[];
}

/** One face, size and colour from `at` on. */
export interface Look {
  at: number;
  key: string;
  bold: boolean;
  /** Of these words, where the line has several sizes. */
  fontSize?: number;
}

/** One page as a parser saw it: what is written where, in no particular order. */
export interface PageRuns {
  width: number;
  height: number;
  runs: Run[];
  /** Thin lines drawn on it; none where the format does not tell. */
  rules?: readonly Rule[];
}

/** A thin line across a page or down it, by the box around it. */
export interface Rule {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const right = (run: Run): number => run.x + run.width;
export const top = (run: Run): number => run.y - 0.8 * run.fontSize;
export const bottom = (run: Run): number => run.y + 0.2 * run.fontSize;
export const highest = (runs: Run[]): number => Math.min(...runs.map(top));
export const lowest = (runs: Run[]): number => Math.max(...runs.map(bottom));

/** The middle value, which one odd measure cannot move; 0 when there is none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** True when two runs stand on the same line of writing, a raised or lowered one included. */
export function sameLine(a: Run, b: Run): boolean {
  const overlap = Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b));
  return overlap > 0.6 * Math.min(a.fontSize, b.fontSize);
}
