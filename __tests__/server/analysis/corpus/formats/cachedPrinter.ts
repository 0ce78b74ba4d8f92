import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPrinter, type Printer } from './print.ts';

const FOLDER = join(import.meta.dirname, '../../../../../node_modules/.cache/vivier-corpus');

/** A printer that keeps what it printed, by the page's own words; Chromium starts only for a page not printed before. */
export const openCachedPrinter = (): Printer => {
  let opened: Promise<Printer> | undefined;
  const kept = async (kind: string, html: string, make: (printer: Printer) => Promise<Uint8Array>): Promise<Uint8Array> => {
    const path = join(FOLDER, `${createHash('sha256').update(`${kind}\n${html}`).digest('hex').slice(0, 20)}.${kind}`);
    const found = await readFile(path).catch(() => null);
    if (found) return found;
    opened ??= openPrinter();
    const bytes = await make(await opened);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path, bytes);
    return bytes;
  };
  return {
    pdf: (html) => kept('pdf', html, (printer) => printer.pdf(html)),
    scan: (html) => kept('scan', html, (printer) => printer.scan(html)),
    picture: (html, type) => kept(type, html, (printer) => printer.picture(html, type)),
    close: async () => (await opened)?.close(),
  };
};
