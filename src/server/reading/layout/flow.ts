import type { DocumentKind, ReadDocument } from '#contract/documents';
import { CHARACTERS_MAX } from '../limits.ts';
import { assemble } from './assemble.ts';
import type { PageBlocks } from './assemble.ts';
import type { Look, Run } from './run.ts';

/** A paragraph of a format that has no positions of its own; breaks inside it are '\n'. */
export interface Paragraph {
  text: string;
  /** Points; 11 where the format does not say. */
  fontSize?: number;
  bold?: boolean;
  /** Lists that it stands in beyond the first. */
  depth?: number;
  /** Where its words change their face, size or colour; none where the format does not say. */
  looks?: Look[];
}

/** Paragraphs that are read together, and whether the author began a new page with them. */
export interface Flow {
  paragraphs: Paragraph[];
  newPage?: boolean;
}

const PITCH = 12;
const WIDTH = 595;
/** Points by which a list stands in from the one around it. */
const INDENT = 18;

/** The document of a format without layout: one line per 12 points, at x = 0 but for lists within lists. */
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
    const lines: Run[] = paragraphs.flatMap(({ text, fontSize = 11, bold = false, depth = 0, looks }) => {
      let from = 0;
      return withGaps(text)
        .split('\n')
        .map((line) => {
          const width = Math.min(WIDTH, line.length * fontSize * 0.5);
          const own = looks ? looksWithin(looks, from, from + line.length) : [];
          from += line.length + 1;
          return { text: line, x: depth * INDENT, y: (y += PITCH), width, fontSize, bold, ...(own.length > 0 ? { looks: own } : {}) };
        });
    });
    const page = pages.at(-1);
    page?.blocks.push(lines);
    characters += lines.reduce((sum, line) => sum + line.text.length, 0);
    if (page) page.height = y + PITCH;
    y += PITCH;
  }
  return assemble(kind, pages, { hidden });
}

/** Spaces in a row that only set words apart: « LANGUES        Anglais ». */
const GAP = /(?<=\S)[^\S\t\n]{4,}(?=\S)/gu;

/** A text in which such spaces are the tab that they stand for; it keeps its length. */
const withGaps = (text: string): string => text.replaceAll(GAP, (gap) => `\t${gap.slice(1)}`);

/** The looks of one line of a paragraph, from its start. */
function looksWithin(looks: Look[], from: number, to: number): Look[] {
  const opening = looks.findLast(({ at }) => at <= from);
  const later = looks.filter(({ at }) => at > from && at < to).map((look) => ({ ...look, at: look.at - from }));
  return opening ? [{ ...opening, at: 0 }, ...later] : later;
}
