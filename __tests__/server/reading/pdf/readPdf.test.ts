import { afterAll, describe, expect, it } from '@jest/globals';
import { closeReaders } from '#server/reading/readDocument';
import { rawPdf } from '../build/pdf.ts';
import { linesOf, read } from '../build/readFile.ts';

const page = (content: string, more: Parameters<typeof rawPdf>[0] = {}): Buffer =>
  rawPdf({ ...more, content: Buffer.from(`BT /F1 11 Tf ${content} ET`, 'latin1') });
const long = '(Boulanger depuis douze ans à Lille, formation continue)';

describe('the text of a PDF', () => {
  afterAll(closeReaders);

  it('puts back spaces that are only gaps, and none between kerned letters', async () => {
    const document = await read(page(`50 700 Td [(Jean) -280 (D) 20 (upont) -300 (boulanger) -30 (s)] TJ 0 -20 Td ${long} Tj`));
    expect(linesOf(document)[0]).toBe('Jean Dupont boulangers');
  });

  it('follows every text operator: leading, next line, word spacing, scale, rise', async () => {
    const document = await read(
      page(`14 TL 50 700 Td (Un) Tj T* (Deux) Tj 0 -14 TD (Trois) Tj (Quatre) ' 2 0 (Cinq six) " 80 Tz T* ${long} Tj`),
    );
    expect(linesOf(document)).toEqual([
      'Un',
      'Deux',
      'Trois',
      'Quatre',
      'Cinq six',
      'Boulanger depuis douze ans à Lille, formation continue',
    ]);
  });

  it('tells where the colour changes within one font, as that of a link does', async () => {
    const document = await read(
      page(`1 0 0 1 50 700 Tm 0 g (Licence de droit ) Tj 0 0 1 rg (Les Ormes) Tj 0 g 1 0 0 1 50 680 Tm ${long} Tj`),
    );
    const [line] = document.pages[0]!.blocks[0]!.lines;
    expect(line!.text).toBe('Licence de droit Les Ormes');
    expect(line!.marks!.map(({ at }) => at)).toEqual([0, 17]);
  });

  it('takes words painted twice for bold, not for two words', async () => {
    const document = await read(page(`1 0 0 1 50 700 Tm (Dupont) Tj 1 0 0 1 50.3 700 Tm (Dupont) Tj 1 0 0 1 50 680 Tm ${long} Tj`));
    expect(document.pages[0]?.blocks[0]?.lines[0]).toMatchObject({ text: 'Dupont', bold: true });
  });

  it('reads a page that lies on its side, and turned words after the others', async () => {
    const turned = await read(page(`0 1 -1 0 300 100 Tm ${long} Tj 0 1 -1 0 320 100 Tm (Jean Dupont) Tj`));
    expect(linesOf(turned)).toEqual(['Boulanger depuis douze ans à Lille, formation continue', 'Jean Dupont']);
    const margin = await read(page(`0 1 -1 0 30 100 Tm (en marge) Tj 1 0 0 1 50 700 Tm ${long} Tj`));
    expect(linesOf(margin)).toEqual(['Boulanger depuis douze ans à Lille, formation continue', 'en marge']);
  });

  it.each([
    ['white on the page', '1 1 1 rg'],
    ['invisible mode', '3 Tr'],
    ['tiny', '0.1 0 0 0.1 50 600 Tm'],
    ['off the page', '1 0 0 1 50 -300 Tm'],
  ])('leaves out what is %s', async (_, state) => {
    const document = await read(page(`50 700 Td ${long} Tj 0 -30 Td ${state} (mots en secret) Tj`));
    expect(document.hidden).toEqual(['mots en secret']);
    expect(linesOf(document)).toHaveLength(1);
  });

  it('keeps a word whole that runs off the right edge of the page, and leaves out what stands there', async () => {
    const document = await read(page(`50 700 Td ${long} Tj 500 -30 Td (zalblat@example.org secret) Tj`));
    expect(linesOf(document)).toContain('zalblat@example.org');
    expect(document.hidden).toEqual(['secret']);
  });

  it('keeps a word whole that runs off its dark ground in white, and hides the next one', async () => {
    const ground = 'ET 0.1 0.2 0.4 rg 40 600 60 40 re f BT /F1 11 Tf';
    const document = await read(page(`50 700 Td ${long} Tj ${ground} 1 1 1 rg 50 620 Td (zalblat@example.org secret) Tj`));
    expect(linesOf(document)).toContain('zalblat@example.org');
    expect(document.hidden).toEqual(['secret']);
  });

  it('keeps white words on a dark ground, and hides those of the ground’s own colour', async () => {
    const ground = 'ET 0.1 0.2 0.4 rg 40 580 400 60 re f BT /F1 11 Tf';
    const document = await read(
      page(`50 700 Td ${long} Tj ${ground} 1 1 1 rg 50 620 Td (Permis B) Tj 0.1 0.2 0.4 rg 0 -20 Td (secret) Tj`),
    );
    expect(linesOf(document)).toContain('Permis B');
    expect(document.hidden).toEqual(['secret']);
  });

  it.each([
    ['a frame filled between two lines', '0 g 30 560 500 250 re 40 570 480 230 re f*'],
    ['a frame drawn in two directions', '0 g 30 560 500 250 re 40 570 m 40 800 l 520 800 l 520 570 l h f'],
    ['a ground cut to a frame', 'q 30 560 500 250 re 40 570 480 230 re W* n 0 g 0 0 595 842 re f Q'],
    [
      'a frame left open on one side',
      'q 30 810 m 30 560 l 40 560 l 40 800 l 520 800 l 520 560 l 530 560 l 530 810 l h W n 0 g 0 0 595 842 re f Q',
    ],
    ['a mere shade behind a soft mask', 'q /G gs 0 g 0 0 595 842 re f Q'],
  ])('keeps black words inside %s', async (_, painted) => {
    const mask = '/ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >>';
    const group =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >> /Length 0 >>\nstream\n\nendstream';
    const document = await read(page(`ET ${painted} BT /F1 11 Tf 0 g 50 700 Td ${long} Tj`, { resources: mask, objects: [group] }));
    expect(document).toMatchObject({ recognized: false, hidden: [] });
    expect(linesOf(document)).toEqual(['Boulanger depuis douze ans à Lille, formation continue']);
  });

  it('reports no shadow of words that are seen', async () => {
    const document = await read(page(`1 1 1 rg 51 699 Td ${long} Tj 0 g -1 1 Td ${long} Tj`));
    expect(document.hidden).toEqual([]);
    expect(linesOf(document)).toEqual(['Boulanger depuis douze ans à Lille, formation continue']);
  });

  it('keeps the text layer that a scanner laid under its picture', async () => {
    const picture = '/XObject << /I 6 0 R >>';
    const objects = [
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x80\nendstream',
    ];
    const document = await read(page(`3 Tr 50 700 Td ${long} Tj ET q 595 0 0 842 0 0 cm /I Do Q BT`, { resources: picture, objects }));
    expect(document).toMatchObject({ recognized: true, hidden: [] });
    expect(linesOf(document)).toEqual(['Boulanger depuis douze ans à Lille, formation continue']);
  });
});
