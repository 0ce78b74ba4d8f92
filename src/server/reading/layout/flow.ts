import type { DocumentKind, ReadDocument } from '#contract/documents';
import { CHARACTERS_MAX } from '../limits.ts';
import { assemble } from './assemble.ts';
import type { PageBlocks } from './assemble.ts';
import type { Run } from './run.ts';

/** A paragraph of a format that has no positions of its own; breaks inside it are '\n'. */
export interface Paragraph {
  text: string;
  /** Points; 11 where the format does not say. */
  fontSize?: number;
  bold?: boolean;
}

/** Paragraphs that are read together, and whether the author began a new page with them. */
export interface Flow {
  paragraphs: Paragraph[];
  newPage?: boolean;
}

const PITCH = 12;
const WIDTH = 595;

/** The document of a format without layout: at x = 0, one line per 12 points. */
export function flowDocument(kind: DocumentKind, flows: Flow[], hidden: string[] = []): ReadDocument {
  const pages: PageBlocks[] = [];
  let y = 0;
  let characters = 0;
  for (const { paragraphs, newPage } of flows) {
    if (characters > CHARACTERS_MAX) break;
    if (pages.length === 0 || newPage) {
      pages.push({ width: WIDTH, height: 0, blocks: [] });
      y = 0;
    }
    const lines: Run[] = paragraphs.flatMap(({ text, fontSize = 11, bold = false }) =>
      text
        .split('\n')
        .map((line) => ({ text: line, x: 0, y: (y += PITCH), width: Math.min(WIDTH, line.length * fontSize * 0.5), fontSize, bold })),
    );
    const page = pages.at(-1);
    page?.blocks.push(lines);
    characters += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (page) page.height = y + PITCH;
    y += PITCH;
  }
  return assemble(kind, pages, { hidden });
}
