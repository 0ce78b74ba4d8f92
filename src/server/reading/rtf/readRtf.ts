import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import { ReadingError } from '../readingError.ts';
import { RtfText } from './rtfText.ts';

const TOKEN = /\\([a-z]+)(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;
const DEPTH_MAX = 500;

/** A Rich Text Format file (1.9.1): its words with their weight and size, table cells, list bullets, text boxes. */
export function readRtf(bytes: Uint8Array): ReadDocument {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const text = new RtfText();
  let depth = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [, word, number, hex, symbol, brace, plain] = token;
    if (brace === '{') {
      depth += 1;
      if (depth > DEPTH_MAX) throw new ReadingError('too_complex');
      text.open();
    } else if (brace === '}') {
      depth -= 1;
      text.close();
    } else if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word) text.control(word.toLowerCase(), number === undefined ? null : Number(number));
    else if (hex) text.byte(Number.parseInt(hex, 16));
    else if (symbol) text.symbol(symbol);
    else if (plain) for (const letter of plain) text.byte(letter.charCodeAt(0));
  }
  if (depth > 0 && text.story.flows.length === 0) throw new ReadingError('corrupt');
  text.end();
  return flowDocument('rtf', text.story.flows, text.story.hidden);
}
