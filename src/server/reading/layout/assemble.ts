import type { DocumentBlock, DocumentKind, DocumentPage, ReadDocument } from '#contract/documents';
import { cleanLine, cleanText } from '../normalise/text.ts';
import { toBlocks } from './blocks.ts';
import { withoutFurniture } from './furniture.ts';
import { withRuledRows } from './ruledRows.ts';
import type { PageRuns, Run } from './run.ts';
import { TypeMarks } from './typeMarks.ts';

/** A page whose blocks already stand in reading order. */
export interface PageBlocks {
  width: number;
  height: number;
  blocks: Run[][];
}

/** Parsed pages put in reading order. */
export function layOut(pages: PageRuns[]): PageBlocks[] {
  return withoutFurniture(pages.map(withRuledRows)).map(({ width, height, runs }) => ({ width, height, blocks: toBlocks(runs) }));
}

/** The document that `analysis` receives: clean lines, and each one's place in the whole text. */
export function assemble(kind: DocumentKind, pages: PageBlocks[], about: { recognized?: boolean; hidden?: string[] } = {}): ReadDocument {
  const types = new TypeMarks();
  let text = '';
  const read: DocumentPage[] = [];
  for (const page of pages) {
    if (read.length > 0) text += '\f';
    const blocks: DocumentBlock[] = [];
    for (const runs of page.blocks) {
      const cleaned = runs.map((run) => ({ ...run, text: cleanLine(run.text), marks: types.of(run) })).filter((run) => run.text !== '');
      if (cleaned.length === 0) continue;
      if (blocks.length > 0) text += '\n\n';
      const lines = cleaned.map((run, i) => {
        if (i > 0) text += '\n';
        const line = {
          text: run.text,
          x: round(run.x),
          y: round(run.y),
          width: round(run.width),
          fontSize: round(run.fontSize),
          bold: run.bold,
          start: text.length,
          ...(run.marks ? { marks: run.marks } : {}),
        };
        text += run.text;
        return line;
      });
      blocks.push({ lines });
    }
    read.push({ number: read.length + 1, width: round(page.width), height: round(page.height), blocks });
  }
  const hidden = (about.hidden ?? []).map((passage) => cleanText(passage).replace(/\s+/gu, ' ').trim()).filter(Boolean);
  return { kind, pages: read, text, recognized: about.recognized ?? false, hidden };
}

const round = (value: number): number => Math.round(value * 10) / 10;
