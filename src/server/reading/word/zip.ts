import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise } from 'yauzl';
import { ZIP } from '../limits.ts';
import { ReadingError } from '../readingError.ts';

/** The wanted parts of a zip container, by name. Bombs are refused before and while they inflate. */
export async function readParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, Uint8Array>> {
  const zip = await open(bytes);
  const parts = new Map<string, Uint8Array>();
  try {
    const entries = await listEntries(zip);
    for (const entry of entries.filter(({ fileName }) => wanted.test(fileName))) parts.set(entry.fileName, await inflate(zip, entry));
    return parts;
  } finally {
    zip.close();
  }
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true, autoClose: false });
  } catch {
    throw new ReadingError('corrupt');
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > ZIP.entries) throw new ReadingError('too_complex');
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    if (entry.isEncrypted()) throw new ReadingError('encrypted');
    if (total > ZIP.totalBytes || isBomb(entry)) throw new ReadingError('too_complex');
    entries.push(entry);
  }
  return entries;
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > 1_000_000 && uncompressedSize > ZIP.ratio * compressedSize;
}

/** The declared size may lie: what really comes out is counted. */
async function inflate(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.uncompressedSize > ZIP.partBytes) throw new ReadingError('too_complex');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > ZIP.partBytes) throw new ReadingError('too_complex');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
