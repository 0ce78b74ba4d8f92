import type { ReadDocument } from '#contract/documents';

/** One line of a printed page: its text, its left edge, and what sets it apart. */
export type PrintedLine = [text: string, x?: number, dress?: { bold?: boolean; fontSize?: number; width?: number }];

/** « **Chef** *Alpha* »: two stars around bold words, one around italics; the words of the line, and where its type changes. */
const typed = (source: string) => {
  const pieces = source.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/u).filter((piece) => piece !== '');
  let words = '';
  const marks = pieces.map((piece) => {
    const look = piece.startsWith('**') ? 2 : piece.startsWith('*') ? 1 : 0;
    const at = words.length + (words === '' || !piece.startsWith(' ') ? 0 : 1);
    words += piece.replaceAll('*', '');
    return { at, bold: look === 2, look };
  });
  return { words, marks: marks.filter(({ at }, index) => at < (marks[index + 1]?.at ?? words.length)) };
};

/** A page with positions: 5 points a letter, 12 points a line, blocks parted by null, stars where the type changes. */
export const pageDocument = (lines: readonly (PrintedLine | null)[]): ReadDocument => {
  let text = '';
  let y = 0;
  const blocks: ReadDocument['pages'][number]['blocks'] = [{ lines: [] }];
  for (const line of lines) {
    y += 12;
    if (line === null) {
      if (blocks.at(-1)!.lines.length > 0) blocks.push({ lines: [] });
      continue;
    }
    const { words, marks } = typed(line[0]);
    const [, x = 40, { bold = false, fontSize = 10, width = words.length * 5 } = {}] = line;
    if (text !== '') text += '\n';
    blocks
      .at(-1)!
      .lines.push({ text: words, x, y, width, fontSize, bold, start: text.length, ...(line[0].includes('*') ? { marks } : {}) });
    text += words;
  }
  return { kind: 'pdf', pages: [{ number: 1, width: 595, height: 842, blocks }], text, recognized: false, hidden: [] };
};
