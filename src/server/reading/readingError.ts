import type { ReadingFailure } from '#contract/documents';

/** A file that cannot be read, with the reason that the recruiter will see. */
export class ReadingError extends Error {
  readonly reason: ReadingFailure;

  constructor(reason: ReadingFailure) {
    super(reason);
    this.reason = reason;
  }
}
