import type { Browser, HTTPRequest } from 'puppeteer-core';

/** Only what the document carries in itself is loaded. An aborted navigation leaves the document in its place, a failed one would not. */
const admit = (request: HTTPRequest) =>
  request.url().startsWith('data:') && !request.isNavigationRequest() ? request.continue() : request.abort('aborted');

/**
 * Prints one document in a context of its own: JavaScript off, offline, every request refused. Each of the three leaks alone;
 * together with the browser's flags nothing leaves.
 */
export const printPage = async (browser: Browser, html: string, withinMs: number): Promise<Uint8Array> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.on('request', (request) => void admit(request).catch(() => undefined));
    await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true), page.setRequestInterception(true)]);
    await page.setContent(html, { waitUntil: 'load', timeout: withinMs });
    return await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, timeout: withinMs });
  } finally {
    // The browser may be gone already.
    void context.close().catch(() => undefined);
  }
};
