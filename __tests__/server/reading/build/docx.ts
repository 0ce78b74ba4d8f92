import { Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, Textbox } from 'docx';

const line = (text: string, look: { bold?: boolean; size?: number; color?: string; vanish?: boolean } = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, ...look })] });
const cell = (...texts: string[]): TableCell => new TableCell({ children: texts.map((text) => line(text)) });

/** A CV as Word users write them: header, text box, bullets, a table of dates, hidden words. */
export function cvDocx(): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [line('Curriculum vitæ')] }) },
          children: [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: 'Éloïse Lefèvre', bold: true, size: 40 })] }),
            new Textbox({
              children: [line('eloise.lefevre@exemple.fr'), line('06 12 34 56 78')],
              style: { width: '200pt', height: '60pt' },
            }),
            new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Compétences')] }),
            new Paragraph({ bullet: { level: 0 }, children: [new TextRun('C++')] }),
            new Paragraph({ bullet: { level: 0 }, children: [new TextRun('.NET')] }),
            line('candidate idéale', { color: 'FFFFFF' }),
            line('mots secrets', { vanish: true }),
            new Table({
              rows: [
                new TableRow({
                  children: [cell('09/2019 –', '06/2021'), cell('Ingénieure logiciel', 'Conception d’une plateforme de facturation')],
                }),
                new TableRow({ children: [cell('Anglais'), cell('C1')] }),
              ],
            }),
          ],
        },
      ],
    }),
  );
}
