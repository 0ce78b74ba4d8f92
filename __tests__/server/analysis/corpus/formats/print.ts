import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../../../src/server/pdf/findChromium.mjs';

const CREATED = /\/(CreationDate|ModDate) \(D:\d{14}/g;

/** One Chromium for a whole build; `close` it. */
export const openPrinter = async (): Promise<Printer> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  return {
    pdf: (html) => pdf(browser, html),
    scan: (html) => scan(browser, html),
    picture: (html, type) => picture(browser, html, type),
    close: () => browser.close(),
  };
};

export interface Printer {
  pdf(html: string): Promise<Uint8Array>;
  /** A PDF that holds only the photograph of the page. */
  scan(html: string): Promise<Uint8Array>;
  picture(html: string, type: 'png' | 'jpeg'): Promise<Uint8Array>;
  close(): Promise<void>;
}

const pdf = async (browser: Browser, html: string): Promise<Uint8Array> => {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return Buffer.from(bytes.toString('latin1').replaceAll(CREATED, '/$1 (D:20260101000000'), 'latin1');
  } finally {
    await page.close();
  }
};

/** The margin that the last `@page` rule of a page gives its print. */
const marginOf = (html: string): string => html.match(/^.*@page\{[^}]*margin:([^;}]+)/s)?.[1] ?? '0';

/** A4 at 150 dots an inch; a scan is slightly askew and grey, as an office scanner gives it. */
const picture = async (browser: Browser, html: string, type: 'png' | 'jpeg', askew = 0): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 150 / 96 });
  try {
    await page.setContent(html);
    const scanned = `transform:rotate(${askew}deg);filter:grayscale(1) contrast(.92)`;
    await page.addStyleTag({ content: `html{background:#fff}body{padding:${marginOf(html)}!important;${askew ? scanned : ''}}` });
    return await page.screenshot({ fullPage: true, type, ...(type === 'jpeg' ? { quality: 72 } : {}) });
  } finally {
    await page.close();
  }
};

const scan = async (browser: Browser, html: string): Promise<Uint8Array> => {
  const image = (await picture(browser, html, 'jpeg', 0.35)).toString('base64');
  return pdf(
    browser,
    `<style>@page{size:A4;margin:0}body{margin:0}img{width:210mm;display:block}</style><img src="data:image/jpeg;base64,${image}">`,
  );
};
