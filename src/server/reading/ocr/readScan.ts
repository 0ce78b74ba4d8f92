import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReadDocument } from '#contract/documents';
import { assemble, layOut } from '../layout/assemble.ts';
import { PIXELS_MAX, SCANNED_PAGES_MAX } from '../limits.ts';
import { openPdf } from '../pdf/openPdf.ts';
import { RESOLUTION, blank, loadPictures } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { readPictures } from './readPictures.ts';

/** An image file, recognised. */
export async function readImage(bytes: Uint8Array): Promise<ReadDocument> {
  return assemble('image', layOut(await readPictures(await loadPictures(bytes))), { recognized: true });
}

/** A PDF without text of its own, each page painted and recognised. */
export async function readScannedPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const document = await openPdf(bytes, true);
  try {
    return assemble('pdf', layOut(await readPictures(paintedPages(document))), { recognized: true });
  } finally {
    await document.loadingTask.destroy();
  }
}

async function* paintedPages(document: PDFDocumentProxy): AsyncGenerator<Picture> {
  for (let number = 1; number <= Math.min(document.numPages, SCANNED_PAGES_MAX); number++) {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const scale = Math.min(RESOLUTION, Math.sqrt(PIXELS_MAX / (natural.width * natural.height)));
    const canvas: Canvas = blank(natural.width * scale, natural.height * scale);
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport: page.getViewport({ scale }) }).promise;
    page.cleanup();
    yield { canvas, pixelsPerPoint: scale };
  }
}
