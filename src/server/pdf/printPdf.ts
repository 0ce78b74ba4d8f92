import type { Browser } from 'puppeteer-core';
import { launchBrowser } from './launchBrowser.ts';
import { AT_ONCE, PRINT_WITHIN_MS, RECYCLE_AFTER } from './limits.ts';
import { printPage } from './printPage.ts';
import { PrintingError } from './printingError.ts';

interface Press {
  browser: Browser;
  /** Documents being printed. */
  busy: number;
  printed: number;
  /** No more documents go to it. */
  retired: boolean;
}

/** The one warm browser; null while there is none. */
let warm: Promise<Press> | null = null;
/** Every browser that may still run: the warm one, and those that finish a last document. */
const browsers = new Set<Browser>();
let running = 0;
const waiting: (() => void)[] = [];

const endBrowser = async (browser: Browser): Promise<void> => {
  const child = browser.process();
  const gone = new Promise<void>((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  // A hung page must not keep the others waiting for a clean end.
  const impatience = setTimeout(() => child?.kill('SIGKILL'), 2000);
  await browser.close().catch(() => child?.kill('SIGKILL'));
  await gone;
  clearTimeout(impatience);
  browsers.delete(browser);
};

const retire = (press: Press): void => {
  if (!press.retired) warm = null;
  press.retired = true;
  if (press.busy === 0) void endBrowser(press.browser);
};

const open = async (): Promise<Press> => {
  const press: Press = { browser: await launchBrowser(), busy: 0, printed: 0, retired: false };
  browsers.add(press.browser);
  press.browser.once('disconnected', () => retire(press));
  return press;
};

const take = async (): Promise<Press> => {
  warm ??= open();
  const opening = warm;
  try {
    const press = await opening;
    press.busy += 1;
    return press;
  } catch (error) {
    if (warm === opening) warm = null;
    throw error;
  }
};

/** The document, or a failure once the time is up or the browser is gone: calls under way may then never be answered. */
const withinTime = async ({ browser }: Press, html: string, withinMs: number): Promise<Uint8Array> => {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PrintingError('too_complex')), withinMs);
  const onGone = () => reject(new PrintingError('failed'));
  browser.once('disconnected', onGone);
  browser.process()?.once('exit', onGone);
  try {
    return await Promise.race([printPage(browser, html, withinMs), stopped]);
  } finally {
    clearTimeout(timer);
    browser.off('disconnected', onGone);
    browser.process()?.off('exit', onGone);
  }
};

const printOnce = async (html: string, withinMs: number): Promise<Uint8Array> => {
  const press = await take();
  let healthy = false;
  try {
    const printed = await withinTime(press, html, withinMs);
    press.printed += 1;
    healthy = press.printed < RECYCLE_AFTER;
    return printed;
  } catch (error) {
    throw error instanceof PrintingError ? error : new PrintingError('failed', error);
  } finally {
    press.busy -= 1;
    if (!healthy || press.retired) retire(press);
  }
};

/**
 * Prints an HTML document as an A4 PDF, tagged and with text that can be selected (issue 6). Nothing in it runs, nothing is
 * fetched. A document that takes too long, or that breaks its browser, fails alone: the next one is given a fresh browser.
 */
export const printPdf = async (html: string, withinMs = PRINT_WITHIN_MS): Promise<Uint8Array> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await printOnce(html, withinMs);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/** Ends the browser and everything it started; call it when the server stops. */
export const closePrinter = async (): Promise<void> => {
  await warm?.catch(() => null);
  warm = null;
  await Promise.all([...browsers].map(endBrowser));
};
