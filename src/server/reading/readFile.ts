import type { DocumentKind, ReadDocument } from '#contract/documents';
import { readPdf } from './pdf/readPdf.ts';
import { readTxt } from './plain/readTxt.ts';
import { readRtf } from './rtf/readRtf.ts';
import { ReadingError } from './readingError.ts';
import { readDoc } from './word/readDoc.ts';
import { readDocx } from './word/readDocx.ts';
import { readOdt } from './word/readOdt.ts';

/** Inside a child: the file's document; null when it is a picture of text and `recognize` is off. Throws ReadingError. */
export async function readFile(bytes: Uint8Array, kind: DocumentKind, recognize: boolean): Promise<ReadDocument | null> {
  const document = await parse(bytes, kind, recognize);
  if (document && document.text.trim() === '') throw new ReadingError('no_text');
  return document;
}

async function parse(bytes: Uint8Array, kind: DocumentKind, recognize: boolean): Promise<ReadDocument | null> {
  switch (kind) {
    case 'pdf':
      return recognize ? (await import('./ocr/readScan.ts')).readScannedPdf(bytes) : readPdf(bytes);
    case 'image':
      return (await import('./ocr/readScan.ts')).readImage(bytes);
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'odt':
      return readOdt(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'txt':
      return readTxt(bytes);
  }
}
