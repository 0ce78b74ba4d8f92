import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error the worker has no types; loaded here, pdf.js runs it in this very process, which is already a killable child
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { ReadingError } from '../readingError.ts';

Object.assign(globalThis, { pdfjsWorker });

export const OPS = pdfjs.OPS;

const assets = (folder: string): string => fileURLToPath(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Opens a PDF with evaluation off; without `images` the pictures are not even decoded. The caller must `loadingTask.destroy()`. */
export async function openPdf(bytes: Uint8Array, images: boolean): Promise<PDFDocumentProxy> {
  try {
    const document = await pdfjs.getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      useSystemFonts: false,
      fontExtraProperties: true,
      maxImageSize: images ? -1 : 1,
      cMapUrl: assets('cmaps'),
      standardFontDataUrl: assets('standard_fonts'),
      wasmUrl: assets('wasm'),
      iccUrl: assets('iccs'),
    }).promise;
    if (document.numPages === 0) throw new ReadingError('no_text');
    return document;
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'corrupt');
  }
}
