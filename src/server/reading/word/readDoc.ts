import WordExtractor from 'word-extractor';
import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import { toFlows } from '../plain/readTxt.ts';
import { ReadingError } from '../readingError.ts';

const SECTOR = 512;
const WORD_MAGIC = 0xa5ec;
const ENCRYPTED = 0x0100;

/** A Word 97–2003 document: headers, body, text boxes, footers. The extractor tells nothing of its look. */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  if (isEncrypted(bytes)) throw new ReadingError('encrypted');
  try {
    const file = await new WordExtractor().extract(Buffer.from(bytes));
    const parts = [
      file.getHeaders({ includeFooters: false }),
      file.getBody(),
      file.getTextboxes({ includeHeadersAndFooters: false }),
      file.getFooters(),
    ];
    return flowDocument('doc', parts.flatMap(toFlows));
  } catch {
    throw new ReadingError('corrupt');
  }
}

/** The header of the main stream ([MS-DOC] FibBase) tells a password; it begins a sector. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let sector = SECTOR; sector + 12 <= bytes.length; sector += SECTOR) {
    if (view.getUint16(sector, true) === WORD_MAGIC && (view.getUint16(sector + 10, true) & ENCRYPTED) !== 0) return true;
  }
  return false;
}
