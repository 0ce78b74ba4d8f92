import type { ReadDocument, ReadingFailure } from '#contract/documents';
import { availableParallelism } from 'node:os';
import { detectKind } from './detectKind.ts';
import { PICTURE_CHILD, TEXT_CHILD } from './limits.ts';
import { PICTURE_PERMISSIONS, TEXT_PERMISSIONS } from './pool/permissions.ts';
import { ReaderPool } from './pool/readerPool.ts';

export { detectKind };

/** A file read, or why it could not be (decisions §6). */
export type ReadingResult = { ok: true; document: ReadDocument } | { ok: false; failure: ReadingFailure };

const textReaders = new ReaderPool({ size: availableParallelism(), limits: TEXT_CHILD, permissions: TEXT_PERMISSIONS });
const pictureReaders = new ReaderPool({
  size: Math.max(1, Math.floor(availableParallelism() / 2)),
  limits: PICTURE_CHILD,
  permissions: PICTURE_PERMISSIONS,
});

/** Reads a CV or a job description of any accepted format, in a child process that a hostile file may kill alone (spec 2 §2, decisions §6). */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<ReadingResult> {
  if (bytes.length === 0) return { ok: false, failure: 'empty' };
  const kind = await detectKind(bytes, fileName);
  if (!kind) return { ok: false, failure: 'unsupported' };
  const answer = kind === 'image' ? null : await textReaders.read({ bytes, kind, recognize: false });
  if (kind !== 'image' && !answer) return { ok: false, failure: 'too_complex' };
  if (answer?.outcome) return answer.outcome;
  const recognized = await pictureReaders.read({ bytes, kind, recognize: true });
  return recognized?.outcome ?? { ok: false, failure: 'too_complex' };
}

/** Ends the children; call it when the server stops. */
export async function closeReaders(): Promise<void> {
  await Promise.all([textReaders.close(), pictureReaders.close()]);
}
