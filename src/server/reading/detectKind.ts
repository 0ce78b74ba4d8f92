import type { DocumentKind } from '#contract/documents';
import { fileTypeFromBuffer } from 'file-type';
import { looksLikeText } from './plain/decodeText.ts';

const KINDS: Record<string, DocumentKind> = {
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  dotx: 'docx',
  odt: 'odt',
  ott: 'odt',
  rtf: 'rtf',
  jpg: 'image',
  png: 'image',
  apng: 'image',
  gif: 'image',
  bmp: 'image',
  tif: 'image',
  webp: 'image',
};
/** Formats that are written in letters; any other that a text seems to be it is by chance: « BM… », « GIFT » open pictures. */
const WRITTEN: ReadonlySet<string> = new Set([
  'pdf',
  'rtf',
  'xml',
  'svg',
  'vcf',
  'ics',
  'eml',
  'ps',
  'eps',
  'ai',
  'vtt',
  'gpx',
  'kml',
  'pgp',
]);
/** Bytes among which a picture or a program has a zero. */
const SAMPLE = 20_000;
/** PDF readers accept a few bytes (a mail's or a printer's) before the header. */
const PDF_HEADER_WITHIN = 1024;

/** What a file really is, whatever its name says; null when Vivier does not read it (decisions §6). The name only helps where bytes cannot tell. */
export async function detectKind(bytes: Uint8Array, fileName: string): Promise<DocumentKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type && !WRITTEN.has(type.ext) && !bytes.subarray(0, SAMPLE).includes(0) && looksLikeText(bytes)) return 'txt';
  const known = type && KINDS[type.ext];
  if (known) return known;
  if (type?.ext === 'cfb') return compoundKind(bytes);
  if (type?.ext === 'zip') return nameSays(fileName, 'docx') ?? nameSays(fileName, 'odt');
  if (Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-')) return 'pdf';
  if (type && type.ext !== 'xml' && type.ext !== 'txt') return null;
  return looksLikeText(bytes) ? 'txt' : null;
}

/** Old Office files share one container: its stream names tell a Word document, and a new one under a password. */
function compoundKind(bytes: Uint8Array): DocumentKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return 'docx';
  return file.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null;
}

function nameSays(fileName: string, kind: 'docx' | 'odt'): DocumentKind | null {
  return fileName.toLowerCase().endsWith(`.${kind}`) ? kind : null;
}
