import type { DocumentKind, ReadDocument } from '#contract/documents';
import { readPdf } from './pdf/readPdf.ts';
import { readTxt } from './plain/readTxt.ts';
import { ReadingError } from './readingError.ts';
import { readDocx } from './word/readDocx.ts';

/** Inside a child: the file's document; null when it is a picture of text and `recognize` is off. Throws ReadingError. */
export async function readFile(bytes: Uint8Array, kind: DocumentKind, recognize: boolean): Promise<ReadDocument | null> {
  const document = await parse(bytes, kind, recognize);
  if (document && document.text.trim() === '') throw new ReadingError('no_text');
  return document;
}

async function parse(bytes: Uint8Array, kind: DocumentKind, recognize: boolean): Promise<ReadDocument | null> {
  switch (kind) {
    case 'pdf':
      return recognize ? null : readPdf(bytes);
    case 'docx':
      return readDocx(bytes);
    case 'txt':
      return readTxt(bytes);
    default:
      throw new ReadingError('unsupported');
  }
}
