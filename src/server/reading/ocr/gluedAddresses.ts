import type { Word } from 'tesseract.js';

/** Words of a line, an e-mail address that was recognised in pieces ('claire.', 'fontaine', '@exemple.fr') put together again. */
export function gluedAddresses(words: Word[]): Word[] {
  const glued: Word[] = [];
  for (const word of words.toReversed()) {
    const next = glued.at(-1);
    if (next && belongs(word.text, next.text))
      glued[glued.length - 1] = { ...next, text: word.text + next.text, bbox: { ...next.bbox, x0: word.bbox.x0 } };
    else glued.push(word);
  }
  return glued.toReversed();
}

function belongs(word: string, next: string): boolean {
  if (next.startsWith('@')) return /^[\w.+-]+$/u.test(word);
  return (/[\w]@$/u.test(word) || (/^[a-z0-9.+_-]+[._-]$/u.test(word) && next.includes('@'))) && /^[\w.+@-]+$/u.test(next);
}
