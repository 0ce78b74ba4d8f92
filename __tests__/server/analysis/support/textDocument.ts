import type { DocumentBlock, DocumentPage, ReadDocument } from '#contract/documents';

/** Lines that begin with `# ` are set in bold 16 points, as a title; all others in 10. */
const styleOf = (raw: string) =>
  raw.startsWith('# ') ? { text: raw.slice(2), fontSize: 16, bold: true } : { text: raw, fontSize: 10, bold: false };

/** A document as `reading` makes it from plain text: blocks part at empty lines, pages at form feeds. */
export const textDocument = (source: string): ReadDocument => {
  let text = '';
  const pages = source.split('\f').map((pageText, pageIndex): DocumentPage => {
    if (pageIndex > 0) text += '\f';
    let y = 0;
    const blocks = pageText
      .split(/\n{2,}/)
      .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
      .filter((lines) => lines.length > 0)
      .map((lines, blockIndex): DocumentBlock => {
        if (blockIndex > 0) text += '\n\n';
        return {
          lines: lines.map((raw, lineIndex) => {
            if (lineIndex > 0) text += '\n';
            y += 12;
            const style = styleOf(raw.normalize('NFC'));
            const line = { ...style, x: 0, y, width: style.text.length * 5, start: text.length };
            text += style.text;
            return line;
          }),
        };
      });
    return { number: pageIndex + 1, width: 595, height: 842, blocks };
  });
  return { kind: 'txt', pages, text, recognized: false, hidden: [] };
};
