import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadDocument } from '#contract/documents';
import { readDocument } from '#server/reading/readDocument';

/** A file of the set printed by files/print.ts. */
export function fileBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(fileURLToPath(new URL(`../files/${name}`, import.meta.url))));
}

/** The document of a file that must be readable. */
export async function read(bytes: Uint8Array, name = 'cv'): Promise<ReadDocument> {
  const result = await readDocument(bytes, name);
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.document;
}

/** The texts of all lines, in reading order. */
export function linesOf(document: ReadDocument): string[] {
  return document.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text)));
}
