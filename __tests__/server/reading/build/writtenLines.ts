import { toBlocks } from '#server/reading/layout/blocks';
import type { Run } from '#server/reading/layout/run';

/** What a file writes, in its order: words, left edge, baseline; bold, size. Letters are 5 points wide at size 10. */
export type Written = [text: string, x: number, y: number, bold?: boolean, fontSize?: number];

/** Runs in the order in which they are listed. */
export const written = (lines: readonly Written[]): Run[] =>
  lines.map(([text, x, y, bold = false, fontSize = 10], order) => ({
    text,
    x,
    y,
    bold,
    width: (text.length * fontSize) / 2,
    fontSize,
    order,
    looks: [{ at: 0, key: `${bold} ${fontSize}`, bold }],
  }));

/** The lines of a page, in the order in which they are read. */
export const linesRead = (lines: readonly Written[]): string[] => toBlocks(written(lines)).flatMap((block) => block.map((run) => run.text));
