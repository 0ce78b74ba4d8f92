import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as Playwright gives it to a file input. */
export interface CvFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DEMO_CVS = join(import.meta.dirname, '../../../src/server/database/demo/cvs');

/** A file input looks at names; what a file is, the server finds out by itself. */
export const cvFile = (name: string, bytes: Uint8Array): CvFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A CV of the demonstration. */
export const demoCv = (name: string): CvFile => cvFile(name, readFileSync(join(DEMO_CVS, name)));
