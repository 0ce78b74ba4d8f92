import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { OEM, createWorker } from 'tesseract.js';
import type { Page, Worker } from 'tesseract.js';

let worker: Promise<Worker> | undefined;

/** Recognises the text of a PNG, in French and English, from the language data installed with the product: no network. */
export async function recognize(png: Buffer): Promise<Page> {
  worker ??= start();
  const { data } = await (await worker).recognize(png, {}, { text: false, blocks: true });
  return data;
}

/** tesseract.js takes all its languages from one folder, the packages have one each: the second is laid beside the first in its memory. */
async function start(): Promise<Worker> {
  const french = await createWorker('fra', OEM.LSTM_ONLY, { langPath: dirname(languageFile('fra')), cacheMethod: 'none' });
  await french.FS('writeFile', ['./eng.traineddata', gunzipSync(await readFile(languageFile('eng')))]);
  await french.reinitialize('fra', OEM.LSTM_ONLY, 'tessedit_load_sublangs eng');
  return french;
}

function languageFile(code: string): string {
  return fileURLToPath(import.meta.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
}
