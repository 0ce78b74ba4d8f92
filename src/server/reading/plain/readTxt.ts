import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import type { Flow } from '../layout/flow.ts';
import { decodeText } from './decodeText.ts';
import { withoutFrames } from './frames.ts';
import { isMarkdown, markdownFlows } from './markdown.ts';

/** A text file: empty lines part blocks, form feeds part pages; where it is Markdown, its marks are type. */
export function readTxt(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes);
  const lines = withoutFrames(text.replace(NEW_LINE, '\n').split('\n')).join('\n');
  return flowDocument('txt', isMarkdown(lines) ? markdownFlows(lines) : toFlows(lines));
}

const NEW_LINE = /\r\n?|\u0085|\u2028|\u2029/gu;

/** Plain text cut into blocks and pages. */
export function toFlows(text: string): Flow[] {
  return text.split('\f').flatMap((page, number) =>
    page
      .replace(NEW_LINE, '\n')
      .split(/\n[^\S\n]*\n+/u)
      .filter((block) => block.trim() !== '')
      .map((block, i) => ({ paragraphs: withColumns(block.split('\n')).map((text) => ({ text })), newPage: number > 0 && i === 0 })),
  );
}

/** Lines that begin again at one place behind two spaces or more make a column. */
const COLUMN_MIN = 3;
const GAP = /(?<=\S) {2,}(?=\S)/u;

/** « OS        Linux » over « Langues  Anglais »: the second column of the lines of a block is set apart by a tab. */
function withColumns(lines: string[]): string[] {
  const gaps = lines.map((line) => GAP.exec(line));
  const edges = gaps.map((gap) => (gap ? gap.index + gap[0].length : null));
  const counts = Map.groupBy(edges, (edge) => edge);
  return lines.map((line, i) => {
    const gap = gaps[i];
    return gap && counts.get(edges[i]!)!.length >= COLUMN_MIN
      ? `${line.slice(0, gap.index)}\t${line.slice(gap.index + gap[0].length)}`
      : line;
  });
}
