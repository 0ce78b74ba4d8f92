import { type BrowserContextOptions, chromium, type ConsoleMessage } from 'playwright-core';
import { findChromium } from '../../../src/server/pdf/findChromium.mjs';
import { PATIENCE_MS } from './eventually.ts';
import { followRequests } from './quiet.ts';
import { followToasts } from './toasts.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A refusal of the API is an ordinary answer, which Chromium reports like a missing file. */
const isRefusal = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.startsWith('/api/');

/** A Chromium whose pages are French, and what their consoles complained of. */
export const openBrowser = async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: name one in CHROMIUM');
  const browser = await chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE_MS });
  const complaints: string[] = [];

  /** A page in a context of its own: nothing is shared with the others, storage included. */
  const newPage = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    followRequests(context);
    followToasts(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isRefusal(message)) complaints.push(message.text());
    });
    return page;
  };

  return { browser, newPage, complaints, close: () => browser.close() };
};

export type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>;
