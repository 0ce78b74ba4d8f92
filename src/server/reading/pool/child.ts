import { readFile } from '../readFile.ts';
import { ReadingError } from '../readingError.ts';
import { READY } from './protocol.ts';
import type { ReadingAnswer, ReadingOutcome, ReadingRequest } from './protocol.ts';

// The forked side of a reader: one file at a time, one answer each, gone as soon as its parent is.
process.on('disconnect', () => process.exit(0));
process.on('message', (request: ReadingRequest) => {
  void outcomeOf(request).then((outcome) => {
    const answer: ReadingAnswer = { outcome, residentMegabytes: Math.round(process.memoryUsage.rss() / 1e6) };
    process.send?.(answer);
  });
});
process.send?.(READY);

async function outcomeOf({ bytes, kind, recognize }: ReadingRequest): Promise<ReadingOutcome | null> {
  try {
    const document = await readFile(bytes, kind, recognize);
    return document && { ok: true, document };
  } catch (error) {
    return { ok: false, failure: error instanceof ReadingError ? error.reason : 'corrupt' };
  }
}
