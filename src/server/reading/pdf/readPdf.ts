import type { ReadDocument } from '#contract/documents';
import { assemble, layOut } from '../layout/assemble.ts';
import { PAGES_MAX } from '../limits.ts';
import { withLinkedContacts, writeContacts } from './linkedContacts.ts';
import { openPdf } from './openPdf.ts';
import { paintPage } from './paintPage.ts';
import { pageText } from './pageText.ts';
import type { PageText } from './pageText.ts';

/** Fewer letters than this on a page is no text: a scan, or outlines. */
const LETTERS_MIN = 25;
/** A picture that covers so much of a page is the page. */
const SCAN_SHARE = 0.4;

/** Reads a PDF's own text; null when it has (almost) none, or a page that is only a picture, to be recognised. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument | null> {
  let pages = await pageTexts(bytes, false);
  if (pages.some((page) => page.doubtful || !isReadable(page))) pages = await pageTexts(bytes, true);
  if (!pages.some(isReadable) || pages.some((page) => !isReadable(page) && page.pictureShare > SCAN_SHARE)) return null;
  return pdfDocument(
    pages,
    pages.some((page) => page.scannerLayer),
  );
}

/** Pages, read or recognised, as one document. */
export function pdfDocument(pages: PageText[], recognized: boolean): ReadDocument {
  const laidOut = layOut(pages).map((page, i) => ({
    ...page,
    blocks: [...page.blocks, ...layOut(pages[i]?.turned ?? []).flatMap((part) => part.blocks)],
  }));
  return assemble('pdf', laidOut, { hidden: pages.flatMap((page) => page.hidden), recognized });
}

/** True when the page's text is there and means what it shows. */
export function isReadable({ letters, unknown }: PageText): boolean {
  return letters >= LETTERS_MIN && unknown <= letters;
}

/** The text of each page; with `images`, pictures are decoded and tell on what the letters lie. */
export async function pageTexts(bytes: Uint8Array, images: boolean): Promise<PageText[]> {
  const document = await openPdf(bytes, images);
  try {
    const pages: PageText[] = [];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
      const page = await document.getPage(number);
      pages.push(pageText(await paintPage(page)));
      page.cleanup();
    }
    if (writeContacts(pages)) return pages;
    for (const [index, page] of pages.entries())
      pages[index] = { ...page, runs: await withLinkedContacts(await document.getPage(index + 1), page.runs) };
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}
