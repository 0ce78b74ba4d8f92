import { afterAll, describe, expect, it } from '@jest/globals';
import { closeReaders } from '#server/reading/readDocument';
import { rawPdf } from '../build/pdf.ts';
import { linesOf, read } from '../build/readFile.ts';

const long = '(Boulanger depuis douze ans, formation continue)';

/** A page with a line of text, a longer one, and links over boxes of it. */
const page = (text: string, links: readonly { box: string; uri: string }[]): Buffer =>
  rawPdf({
    content: Buffer.from(`BT /F1 10 Tf 50 700 Td (${text}) Tj 0 -20 Td ${long} Tj ET`, 'latin1'),
    resources: `>> /Annots [${links.map((_, at) => `${at + 6} 0 R`).join(' ')}] /Unused <<`,
    objects: links.map(({ box, uri }) => `<< /Type /Annot /Subtype /Link /Rect [${box}] /A << /S /URI /URI (${uri}) >> >>`),
  });

describe('addresses that a PDF only links to', () => {
  afterAll(closeReaders);

  it.each([
    ['Email | Leeds', '50 698 74 708', 'mailto:nora@orvane.example', 'Email nora@orvane.example | Leeds'],
    ['Email | Leeds', '50 698 74 708', 'mailto:nora%40orvane.example?subject=CV', 'Email nora@orvane.example | Leeds'],
    ['Call me', '50 698 84 708', 'tel:+447700900123', 'Call me +447700900123'],
    ['nora@orvane.example', '50 698 150 708', 'mailto:nora@orvane.example', 'nora@orvane.example'],
    ['nora@tarval.example', '50 698 150 708', 'mailto:old@orvane.example', 'nora@tarval.example'],
    ['Email nora@tarval.example', '50 698 80 708', 'mailto:old@orvane.example', 'Email nora@tarval.example'],
    ['Email | Leeds', '50 698 74 708', 'https://orvane.example/nora', 'Email | Leeds'],
    ['Email | Leeds', '50 698 74 708', 'mailto:nobody', 'Email | Leeds'],
  ])('%s, linked at %s to %s', async (text, box, uri, expected) => {
    expect(linesOf(await read(page(text, [{ box, uri }])))[0]).toBe(expected);
  });

  it('an icon that is no letter', async () => {
    const lines = linesOf(await read(page('Nora Velde', [{ box: '300 698 310 708', uri: 'mailto:nora@orvane.example' }])));
    expect(lines.join('\n')).toContain('nora@orvane.example');
  });
});
