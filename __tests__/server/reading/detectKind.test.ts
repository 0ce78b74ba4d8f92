import { describe, expect, it } from '@jest/globals';
import type { DocumentKind } from '#contract/documents';
import { detectKind } from '#server/reading/detectKind';
import { compoundFile, wordDoc } from './build/doc.ts';
import { cvDocx } from './build/docx.ts';
import { textPdf } from './build/pdf.ts';
import { bmpOf, scannedLines } from './build/pictures.ts';
import { rawOdt } from './build/zip.ts';

const pixel = (): ReturnType<typeof scannedLines> => scannedLines([]);

const files: [string, DocumentKind | null, () => Uint8Array | Promise<Uint8Array>][] = [
  ['cv.docx', 'pdf', () => textPdf('Jean')],
  ['mail.pdf', 'pdf', () => Buffer.concat([Buffer.from('\r\n\r\n'), textPdf('Jean')])],
  ['cv.pdf', 'docx', cvDocx],
  ['cv.doc', 'odt', () => rawOdt('<text:p>Jean</text:p>')],
  ['cv.rtf', 'doc', () => wordDoc('Jean')],
  ['cv.doc', 'rtf', () => Buffer.from('{\\rtf1 Jean}')],
  ['cv', 'txt', () => Buffer.from('Éloïse, développeuse')],
  ['cv.txt', 'txt', () => Buffer.from('BMARIE Tarvel\nSoudeuse à Lodre\n'.repeat(20))],
  ['cv.txt', 'txt', () => Buffer.from('GIFT Tarvel\nWelder in Tirley\n'.repeat(20))],
  ['cv.txt', 'txt', () => Buffer.from(`Marie Tarvel\n${'.'.repeat(120)}\nSoudeuse\n${'='.repeat(120)}\n`)],
  ['cv.txt', 'image', () => pixel().encode('png')],
  ['cv.png', 'image', () => pixel().encode('jpeg')],
  ['cv.jpg', 'image', () => pixel().encode('webp')],
  ['cv.gif', 'image', () => pixel().encode('gif')],
  ['cv.bmp', 'image', () => bmpOf(pixel())],
  ['cv.docx', 'docx', () => compoundFile({ EncryptedPackage: Buffer.alloc(10) })],
  ['cv.doc', null, () => compoundFile({ Workbook: Buffer.alloc(10) })],
  ['cv.pdf', null, () => Buffer.from('<html><body>Jean</body></html>')],
  ['cv.txt', null, () => Buffer.from([0, 1, 2, 3, 4, 5, 6, 7])],
];

describe('the real type of a file', () => {
  it.each(files)('%s is %s', async (name, kind, build) => expect(await detectKind(await build(), name)).toBe(kind));
});
