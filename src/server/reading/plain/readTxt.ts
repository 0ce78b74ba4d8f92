import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import type { Flow } from '../layout/flow.ts';
import { decodeText } from './decodeText.ts';

/** A text file: empty lines part blocks, form feeds part pages. */
export function readTxt(bytes: Uint8Array): ReadDocument {
  return flowDocument('txt', toFlows(decodeText(bytes)));
}

/** Plain text cut into blocks and pages. */
export function toFlows(text: string): Flow[] {
  return text.split('\f').flatMap((page, number) =>
    page
      .replace(/\r\n?|\u0085|\u2028|\u2029/gu, '\n')
      .split(/\n[^\S\n]*\n+/u)
      .filter((block) => block.trim() !== '')
      .map((block, i) => ({ paragraphs: block.split('\n').map((line) => ({ text: line })), newPage: number > 0 && i === 0 })),
  );
}
