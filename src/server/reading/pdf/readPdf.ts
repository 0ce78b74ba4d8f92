import type { ReadDocument } from '#contract/documents';
import { assemble, layOut } from '../layout/assemble.ts';
import { PAGES_MAX } from '../limits.ts';
import { openPdf } from './openPdf.ts';
import { paintPage } from './paintPage.ts';
import { pageText } from './pageText.ts';
import type { PageText } from './pageText.ts';

/** Fewer letters than this on a page is no text: a scan, or outlines. */
const LETTERS_MIN = 25;

/** Reads a PDF's own text; null when it has (almost) none and must be recognised from its picture. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument | null> {
  let pages = await pageTexts(bytes, false);
  if (pages.some((page) => page.doubtful || (page.letters < LETTERS_MIN && page.hidden.length > 0))) pages = await pageTexts(bytes, true);
  const letters = pages.reduce((sum, page) => sum + page.letters, 0);
  const unknown = pages.reduce((sum, page) => sum + page.unknown, 0);
  if (letters < LETTERS_MIN || unknown > letters) return null;
  const laidOut = layOut(pages).map((page, i) => ({ ...page, blocks: [...page.blocks, ...layOut(pages[i]?.turned ?? []).flatMap((part) => part.blocks)] }));
  return assemble('pdf', laidOut, { hidden: pages.flatMap((page) => page.hidden), recognized: pages.some((page) => page.scannerLayer) });
}

async function pageTexts(bytes: Uint8Array, images: boolean): Promise<PageText[]> {
  const document = await openPdf(bytes, images);
  try {
    const pages: PageText[] = [];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
      const page = await document.getPage(number);
      pages.push(pageText(await paintPage(page)));
      page.cleanup();
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}
