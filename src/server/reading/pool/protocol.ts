import type { DocumentKind, ReadDocument, ReadingFailure } from '#contract/documents';

/** What a child is asked to read; without `recognize` it leaves scans to the children that do OCR. */
export interface ReadingRequest {
  bytes: Uint8Array;
  kind: DocumentKind;
  recognize: boolean;
}

export type ReadingOutcome = { ok: true; document: ReadDocument } | { ok: false; failure: ReadingFailure };

/** Told once by a child that has loaded its parsers. */
export const READY = 'ready';

/** A child's word on one file; outcome null: a scan, to be recognised from its picture. */
export interface ReadingAnswer {
  outcome: ReadingOutcome | null;
  residentMegabytes: number;
}
