import { openBrowser, type OpenBrowser } from './openBrowser.ts';
import { startVivier, type Vivier } from './startVivier.ts';

interface Opened {
  vivier: Vivier;
  chromium: OpenBrowser;
}

/** Two programs start, and a first screen may have to be reached. */
const OPEN_WITHIN_MS = 600_000;

/** A server and a Chromium for the tests of a file: they end with them, also when one of the two did not start. */
export const withVivier = (begin: (opened: Opened) => void | Promise<void>): void => {
  const opened: Partial<Opened> = {};
  beforeAll(async () => {
    const outcomes = await Promise.allSettled([
      startVivier().then((vivier) => Object.assign(opened, { vivier })),
      openBrowser().then((chromium) => Object.assign(opened, { chromium })),
    ]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    await begin(opened as Opened);
  }, OPEN_WITHIN_MS);
  afterAll(async () => {
    await opened.chromium?.close();
    await opened.vivier?.stop();
  });
};
