import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReadDocument } from '#contract/documents';
import { assemble, layOut } from '../layout/assemble.ts';
import { PIXELS_MAX, SCANNED_PAGES_MAX } from '../limits.ts';
import { openPdf } from '../pdf/openPdf.ts';
import { isReadable, pageTexts, pdfDocument } from '../pdf/readPdf.ts';
import { ReadingError } from '../readingError.ts';
import { RESOLUTION, blank, loadPictures } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { readPictures } from './readPictures.ts';

/** An image file, recognised. */
export async function readImage(bytes: Uint8Array): Promise<ReadDocument> {
  return assemble('image', layOut(await readPictures(await loadPictures(bytes))), { recognized: true });
}

/** A PDF with pages that are only pictures: those are painted and recognised, the others keep their own text. */
export async function readScannedPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const texts = await pageTexts(bytes, true);
  const numbers = texts.flatMap((page, i) => (isReadable(page) ? [] : [i + 1])).slice(0, SCANNED_PAGES_MAX);
  const document = await openPdf(bytes, true);
  try {
    const recognized = await readPictures(paintedPages(document, numbers));
    numbers.forEach((number, i) => Object.assign(texts[number - 1] ?? {}, recognized[i], { turned: [] }));
  } catch (error) {
    // What the other pages say is still worth reading.
    if (!texts.some(isReadable) || !(error instanceof ReadingError)) throw error;
  } finally {
    await document.loadingTask.destroy();
  }
  return pdfDocument(texts, true);
}

async function* paintedPages(document: PDFDocumentProxy, numbers: number[]): AsyncGenerator<Picture> {
  for (const number of numbers) {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const scale = Math.min(RESOLUTION, Math.sqrt(PIXELS_MAX / (natural.width * natural.height)));
    const canvas: Canvas = blank(natural.width * scale, natural.height * scale);
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport: page.getViewport({ scale }) }).promise;
    page.cleanup();
    yield { canvas, pixelsPerPoint: scale };
  }
}
