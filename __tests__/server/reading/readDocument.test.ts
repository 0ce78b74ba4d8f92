import { afterAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { ReadingFailure } from '#contract/documents';
import { closeReaders, readDocument } from '#server/reading/readDocument';
import { compoundFile, wordDoc } from './build/doc.ts';
import { cvDocx } from './build/docx.ts';
import { halfScannedPdf, rawPdf, textPdf } from './build/pdf.ts';
import { scannedLines, tiffOf } from './build/pictures.ts';
import { fileBytes, linesOf, read } from './build/readFile.ts';
import { rawDocx, rawOdt } from './build/zip.ts';

afterAll(closeReaders);

describe('each format', () => {
  it('DOCX: header, text box, bullets, table rows; hidden words apart', async () => {
    const document = await read(await cvDocx(), 'cv.docx');
    expect(document.kind).toBe('docx');
    expect(linesOf(document)).toEqual([
      'Curriculum vitæ',
      'Éloïse Lefèvre',
      'eloise.lefevre@exemple.fr',
      '06 12 34 56 78',
      'Compétences',
      '• C++',
      '• .NET',
      '09/2019 – 06/2021\tIngénieure logiciel',
      'Conception d’une plateforme de facturation',
      'Anglais\tC1',
    ]);
    expect(document.hidden).toEqual(['candidate idéale', 'mots secrets']);
    expect(document.pages[0]?.blocks[1]?.lines[0]).toMatchObject({ text: 'Éloïse Lefèvre', bold: true, fontSize: 20 });
  });

  it('ODT: styles, lists, tables, tabs', async () => {
    const odt = rawOdt(
      '<text:h text:style-name="T">Éloïse Lefèvre</text:h><text:p>Ingénieure<text:tab/>C++<text:s text:c="2"/>et .NET</text:p><text:list><text:list-item><text:p>Java</text:p></text:list-item></text:list><text:p><text:span text:style-name="W">invisible</text:span></text:p><table:table><table:table-row><table:table-cell><text:p>2019 – 2021</text:p></table:table-cell><table:table-cell><text:p>Atelier du Rhône</text:p><text:p>Développement</text:p></table:table-cell></table:table-row></table:table>',
      '<style:style style:name="T"><style:text-properties fo:font-weight="bold" fo:font-size="20pt"/></style:style><style:style style:name="W"><style:text-properties fo:color="#ffffff"/></style:style>',
    );
    const document = await read(odt, 'cv.odt');
    expect(linesOf(document)).toEqual([
      'Éloïse Lefèvre',
      'Ingénieure\tC++ et .NET',
      '• Java',
      '2019 – 2021\tAtelier du Rhône',
      'Développement',
    ]);
    expect(document).toMatchObject({ kind: 'odt', hidden: ['invisible'] });
    expect(document.pages[0]?.blocks[0]?.lines[0]).toMatchObject({ bold: true, fontSize: 20 });
  });

  it('RTF: code pages, Unicode escapes, bullets, cells', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Helvetica;}{\f1\fcharset2 Symbol;}{\f2\fcharset238 Arial;}}{\colortbl;\red255\green255\blue255;}{\info{\author Personne}}
\f0\b\fs40 \u201?lo\'efse Lef\'e8vre\b0\fs22\par C++ et .NET, \f2\'a3\'f3d\'9f\f0\par{\pntext\f1\'B7\tab}Java\par{\cf1 invisible}\par
\trowd\pard\intbl 2019 \endash  2021\cell Atelier\par D\'e9veloppement\cell\row\pard\u8364? fin\par}`;
    const document = await read(Buffer.from(rtf, 'latin1'), 'cv.rtf');
    expect(linesOf(document)).toEqual(['Éloïse Lefèvre', 'C++ et .NET, Łódź', '• Java', '2019 – 2021\tAtelier', 'Développement', '€ fin']);
    expect(document).toMatchObject({ kind: 'rtf', hidden: ['invisible'] });
  });

  it('DOCX, ODT and RTF tell where a line changes its type', async () => {
    const run = (text: string, rPr = '') => `<w:r><w:rPr>${rPr}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const docx = rawDocx(
      `<w:p>${run('Relais lecture ', '<w:b/>')}${run('Mairie de Dole', '<w:i/>')}</w:p><w:p>${run('Veilleuse ', '<w:b/>')}${run('Alpha', '<w:i/>')}</w:p>`,
    );
    const style = (name: string, look: string) => `<style:style style:name="${name}"><style:text-properties ${look}/></style:style>`;
    const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`;
    const odt = rawOdt(
      `<text:p>${span('B', 'Relais lecture ')}${span('I', 'Mairie de Dole')}</text:p><text:p>${span('B', 'Veilleuse ')}${span('I', 'Alpha')}</text:p>`,
      style('B', 'fo:font-weight="bold"') + style('I', 'fo:font-style="italic"'),
    );
    const rtf = String.raw`{\rtf1\ansi {\b Relais lecture }{\i Mairie de Dole}\par {\b Veilleuse }{\i Alpha}\par}`;
    for (const [bytes, name] of [
      [docx, 'cv.docx'],
      [odt, 'cv.odt'],
      [Buffer.from(rtf), 'cv.rtf'],
    ] as const) {
      const [first, second] = (await read(bytes, name)).pages[0]!.blocks.flatMap(({ lines }) => lines);
      const [title, employer] = first!.marks!.map(({ look }) => look);
      expect(first!.marks).toEqual([
        { at: 0, bold: true, look: title },
        { at: 15, bold: false, look: employer },
      ]);
      expect(second!.marks!.map(({ at, look }) => [at, look])).toEqual([
        [0, title],
        [10, employer],
      ]);
    }
  });

  it('DOCX and ODT: what the author marked as a heading stands out and opens a block, a list within a list stands in', async () => {
    const title = (text: string) => `<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const item = (text: string, level: number) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const docx = rawDocx(`${title('Vendeuse')}${title('Tarvel')}${item('Caisse', 0)}${item('Clôture', 1)}${title('Caissière')}`);
    const list = (items: string) => `<text:list><text:list-item>${items}</text:list-item></text:list>`;
    const odt = rawOdt(
      `<text:h>Vendeuse</text:h><text:h>Tarvel</text:h>${list(`<text:p>Caisse</text:p>${list('<text:p>Clôture</text:p>')}`)}<text:h>Caissière</text:h>`,
    );
    for (const [bytes, name] of [
      [docx, 'cv.docx'],
      [odt, 'cv.odt'],
    ] as const) {
      const blocks = (await read(bytes, name)).pages[0]!.blocks.map(({ lines }) => lines.map(({ text, bold, x }) => [text, bold, x]));
      expect(blocks).toEqual([
        [
          ['Vendeuse', true, 0],
          ['Tarvel', true, 0],
          ['• Caisse', false, 0],
          ['• Clôture', false, 18],
        ],
        [['Caissière', true, 0]],
      ]);
    }
  });

  it('DOCX: a list deeper than the format knows stands in as far as its last level, one below none not at all', async () => {
    const item = (text: string, level: number) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const lines = (await read(rawDocx(item('Caisse', 9_000) + item('Clôture', -3)), 'cv.docx')).pages[0]!.blocks.flatMap(
      (block) => block.lines,
    );
    expect(lines.map(({ text, x }) => [text, x])).toEqual([
      ['• Caisse', 144],
      ['• Clôture', 0],
    ]);
  });

  it('DOCX: bullets, labels of a table and lines of one paragraph keep their type', async () => {
    const run = (text: string, rPr = '') => `<w:r><w:rPr>${rPr}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const cell = (text: string, rPr = '') => `<w:tc><w:p>${run(text, rPr)}</w:p></w:tc>`;
    const docx = rawDocx(
      `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run('Java ', '<w:b/>')}${run('et SQL')}</w:p>` +
        `<w:tbl><w:tr>${cell('2019', '<w:b/>')}${cell('Alpha')}</w:tr></w:tbl>` +
        `<w:p>${run('Alpha', '<w:b/>')}<w:r><w:br/></w:r>${run('Dole')}</w:p>`,
    );
    const lines = (await read(docx, 'cv.docx')).pages[0]!.blocks.flatMap((block) => block.lines);
    expect(lines.map(({ text, marks }) => [text, marks!.map(({ at, bold }) => `${at}${bold ? ' bold' : ''}`)])).toEqual([
      ['• Java et SQL', ['0 bold', '7']],
      ['2019\tAlpha', ['0 bold', '5']],
      ['Alpha', ['0 bold']],
      ['Dole', ['0']],
    ]);
  });

  it.each([
    [
      'several dates in one cell stand beside what they date',
      ['2019 – 2022', '', '2016 – 2019'],
      ['2019 – 2022\tNurse', 'Care', '2016 – 2019\tCook'],
    ],
    ['one date on two lines is one', ['09/2019 –', '06/2021'], ['09/2019 – 06/2021\tNurse', 'Care', 'Cook']],
    ['dates beside nothing are read before what they date', ['2019 – 2022', '', '', '2016'], ['2019 – 2022 2016\tNurse', 'Care', 'Cook']],
  ])('DOCX: %s', async (_, dates, expected) => {
    const cell = (texts: readonly string[]) =>
      `<w:tc>${texts.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')}</w:tc>`;
    const docx = rawDocx(`<w:tbl><w:tr>${cell(dates)}${cell(['Nurse', 'Care', 'Cook'])}</w:tr></w:tbl>`);
    expect(linesOf(await read(docx, 'cv.docx'))).toEqual(expected);
  });

  it('DOC', async () => {
    const document = await read(wordDoc('Éloïse Lefèvre\nDéveloppeuse C++ et .NET\n\nFormation\nINSA Lyon\n'), 'cv.doc');
    expect(document.kind).toBe('doc');
    expect(linesOf(document)).toEqual(['Éloïse Lefèvre', 'Développeuse C++ et .NET', 'Formation', 'INSA Lyon']);
  });

  it.each([
    ['UTF-8 with decomposed accents', Buffer.from('E\u0301loi\u0308se, ﬁnance\n\n- C++'.normalize('NFD'))],
    ['Windows-1252', Buffer.from('Éloïse, finance\r\n\r\n\x95 C++', 'latin1')],
    ['UTF-16 with its mark', Buffer.from('\ufeffÉloïse, fi\u00adnance\n\n• C++', 'utf16le')],
  ])('TXT in %s', async (_, bytes) => {
    expect((await read(bytes, 'cv.txt')).text).toBe('Éloïse, finance\n\n• C++');
  });

  it('text: spaces that only set words apart are a tab, two or three are not', async () => {
    const bytes = new TextEncoder().encode('LANGUES        Anglais\nvif  et   ordonné\n        en retrait');
    expect((await read(bytes, 'cv.txt')).text).toBe('LANGUES\tAnglais\nvif et ordonné\nen retrait');
  });

  it('text: lines that begin again at one place have two columns', async () => {
    const bytes = new TextEncoder().encode('OS       Linux\nReseau   VLAN\nLangues  Anglais\nvif  et ordonné');
    expect((await read(bytes, 'cv.txt')).text).toBe('OS\tLinux\nReseau\tVLAN\nLangues\tAnglais\nvif et ordonné');
  });

  it('PDF without a file name, and the text of a form’s hand-written operators', async () => {
    const document = await read(textPdf('Jean Dupont, boulanger', 'Mobile : 06 12 34 56 78'), '');
    expect(document.text).toBe('Jean Dupont, boulanger\nMobile : 06 12 34 56 78');
  });
});

describe('scans', () => {
  const words = ['Claire Fontaine', 'Infirmière diplômée à Toulouse', 'claire.fontaine@exemple.fr', '06 98 76 54 32'];

  it.each([
    ['png', async () => scannedLines(words).encode('png')],
    ['tiff', async () => Buffer.from(tiffOf(scannedLines(words)))],
    ['jpeg lying on its side', async () => scannedLines(words, { turn: 1 }).encode('jpeg')],
  ])('reads a %s', async (_, picture) => {
    const document = await read(await picture(), 'scan');
    expect(document).toMatchObject({ kind: 'image', recognized: true });
    expect(linesOf(document)).toEqual(words);
  });

  it('reads a PDF that is only a picture, its sidebar too', async () => {
    const document = await read(fileBytes('scanned-sidebar.pdf'));
    const lines = linesOf(document);
    expect(document).toMatchObject({ kind: 'pdf', recognized: true });
    expect(lines).toEqual(expect.arrayContaining(['eloise.lefevre@exemple.fr', '06 12 34 56 78', 'COMPÉTENCES', 'INSA Lyon']));
    expect(lines.indexOf('COMPÉTENCES')).toBeLessThan(lines.indexOf('INSA Lyon'));
  });

  it('recognises only the pages of a PDF that have no text of their own', async () => {
    const picture = scannedLines(words, { height: 1415 });
    const document = await read(
      halfScannedPdf('Lettre de Claire Fontaine, page une', await picture.encode('jpeg'), picture.width, picture.height),
    );
    expect(document.text).toBe(`Lettre de Claire Fontaine, page une\f${words.join('\n')}`);
    expect(document.recognized).toBe(true);
  });

  it('refuses a picture of nothing rather than guess', async () => {
    const blank = await scannedLines([]).encode('png');
    expect(await readDocument(blank, 'photo.png')).toEqual({ ok: false, failure: 'no_text' });
  });
});

describe('hostile and broken files', () => {
  const whole = textPdf('Jean Dupont', 'Boulanger à Lille depuis 2012');
  const bomb = (): Uint8Array => rawDocx(`<w:p><w:r><w:t>${' '.repeat(60_000_000)}</w:t></w:r></w:p>`);
  const lyingBomb = (): Uint8Array => {
    const zip = Buffer.from(bomb());
    const central = zip.lastIndexOf('PK\u0001\u0002');
    zip.writeUInt32LE(1000, central + 24);
    return zip;
  };

  const cases: [string, ReadingFailure, () => Uint8Array | Promise<Uint8Array>][] = [
    ['nothing at all', 'empty', () => new Uint8Array()],
    ['random bytes', 'unsupported', () => Buffer.concat([Buffer.from([0, 1, 2]), randomBytes(5000)])],
    ['a program', 'unsupported', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
    ['a web page', 'unsupported', () => Buffer.from('<!DOCTYPE html><html><body>Jean</body></html>')],
    ['a spreadsheet of old Office', 'unsupported', () => compoundFile({ Workbook: Buffer.alloc(100) })],
    ['a truncated PDF', 'corrupt', () => fileBytes('one-column.pdf').subarray(0, 3000)],
    [
      'a PDF under a password',
      'encrypted',
      () =>
        rawPdf({ trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [(a) (a)]` }),
    ],
    ['a PDF without pages', 'no_text', () => rawPdf({ pages: '/Kids [] /Count 0' })],
    ['a PDF of an empty page', 'no_text', () => rawPdf({})],
    [
      'a PDF whose page inflates to half a gigabyte',
      'too_complex',
      () => rawPdf({ content: Buffer.alloc(500_000_000, '0 0 m '), deflated: true }),
    ],
    [
      'a DOCX under a password',
      'encrypted',
      () => compoundFile({ EncryptedPackage: Buffer.alloc(100), EncryptionInfo: Buffer.alloc(100) }),
    ],
    ['a DOC under a password', 'encrypted', () => wordDoc('secret', 0x0100)],
    ['a truncated DOCX', 'corrupt', async () => (await cvDocx()).subarray(0, 4000)],
    ['a DOCX with a document type', 'corrupt', () => rawDocx('<w:p/>', '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]>')],
    ['a DOCX of elements in elements', 'too_complex', () => rawDocx('<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000))],
    ['a zip bomb', 'too_complex', bomb],
    ['a zip bomb that lies about its size', 'corrupt', lyingBomb],
    ['an encrypted ODT', 'encrypted', () => rawOdt('', '', '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>')],
    ['a DOCX without a word', 'no_text', () => rawDocx('<w:p/>')],
    ['an RTF of groups in groups', 'too_complex', () => Buffer.from(`{\\rtf1${'{'.repeat(100_000)}`)],
    ['a picture cut after its header', 'corrupt', async () => (await scannedLines(['Jean']).encode('png')).subarray(0, 40)],
  ];

  it.each(cases)('%s: %s', async (_, failure, build) => {
    expect(await readDocument(await build(), 'cv.pdf')).toEqual({ ok: false, failure });
    expect((await read(whole)).text).toBe('Jean Dupont\nBoulanger à Lille depuis 2012');
  });

  it('lets the bytes decide, not the name', async () => {
    expect((await read(whole, 'cv.docx')).kind).toBe('pdf');
    expect((await read(await cvDocx(), 'cv.pdf')).kind).toBe('docx');
  });
});

describe('many files', () => {
  it('reads the same bytes to the same document, whichever child has them', async () => {
    const bytes = fileBytes('header-right.pdf');
    const [first, ...others] = await Promise.all(Array.from({ length: 12 }, () => readDocument(bytes, 'cv.pdf')));
    for (const other of others) expect(other).toEqual(first);
  });
});
