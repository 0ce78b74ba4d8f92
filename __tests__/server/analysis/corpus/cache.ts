import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openPrinter, type Printer } from './formats/print.ts';

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/vivier-corpus');

/** Files made once and kept: a changed source is another key. Chromium starts only when something is missing. */
export const openCache = () => {
  let printer: Promise<Printer> | undefined;
  return {
    /** The bytes of a file; `made` makes them from `source`, all that they depend on besides the layouts. */
    async bytesOf(fileName: string, source: unknown, made: (printer: Printer) => Promise<Uint8Array>): Promise<Uint8Array> {
      const key = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 12);
      const path = join(FOLDER, `${key}-${fileName}`);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      printer ??= openPrinter();
      const bytes = await made(await printer);
      await mkdir(FOLDER, { recursive: true });
      await writeFile(path, bytes);
      return bytes;
    },
    close: async (): Promise<void> => (await printer)?.close(),
  };
};
