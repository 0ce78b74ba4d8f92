/** Why nothing was printed: no Chromium on this machine, a document beyond the limits, or a browser that failed. */
export type PrintingFailure = 'no_browser' | 'too_complex' | 'failed';

export class PrintingError extends Error {
  readonly reason: PrintingFailure;

  constructor(reason: PrintingFailure, cause?: unknown) {
    super(`Nothing was printed: ${reason}`, { cause });
    this.name = 'PrintingError';
    this.reason = reason;
  }
}
