import { BorderStyle, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { CvView } from '../view.ts';
import { careerLines, headLines, skillLines, smallLines, studyLines, summaryLines, type TypedLine, typedLines } from './lines.ts';

const FIXED = new Date('2026-01-01T00:00:00Z');
const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const NO_BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

const paragraph = ({ kind, text }: TypedLine): Paragraph => {
  switch (kind) {
    case 'name':
      return new Paragraph({ children: [new TextRun({ text, bold: true, size: 40 })], spacing: { after: 60 } });
    case 'heading':
      return new Paragraph({
        children: [new TextRun({ text, bold: true, size: 26, color: '1F4E79' })],
        spacing: { before: 220, after: 80 },
      });
    case 'entry':
      return new Paragraph({
        children: [new TextRun({ text, bold: true })],
        tabStops: [{ type: 'right', position: 9600 }],
        spacing: { before: 100 },
      });
    case 'bullet':
      return new Paragraph({ text, bullet: { level: 0 } });
    case 'text':
      return new Paragraph({ text });
  }
};

const cell = (lines: TypedLine[], width: number, fill?: string): TableCell =>
  new TableCell({
    children: lines.map(paragraph),
    width: { size: width, type: WidthType.PERCENTAGE },
    ...(fill ? { shading: { fill } } : {}),
  });

/** Name across the top, then one row of two cells: small sections beside the career. */
const tableOf = (view: CvView): (Paragraph | Table)[] => {
  const [name, ...contact] = headLines(view);
  return [
    paragraph(name!),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: NO_BORDERS,
      rows: [
        new TableRow({
          children: [
            cell([...contact, ...skillLines(view), ...smallLines(view)], 34, 'F2F2F2'),
            cell([...summaryLines(view), ...careerLines(view), ...studyLines(view)], 66),
          ],
        }),
      ],
    }),
  ];
};

/** A Word document, byte for byte the same at each build. */
export const docxFile = async (view: CvView): Promise<Uint8Array> => {
  const children = view.source.layout === 'wordTable' ? tableOf(view) : typedLines(view).map(paragraph);
  const packed = await Packer.toBuffer(new Document({ creator: 'Word', title: 'CV', sections: [{ children }] }));
  const entries = unzipSync(packed);
  const core = entries['docProps/core.xml'];
  if (core) entries['docProps/core.xml'] = strToU8(strFromU8(core).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, FIXED.toISOString()));
  return zipSync(entries, { mtime: FIXED, level: 9 });
};
