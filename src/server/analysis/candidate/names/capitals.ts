import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { isCaps } from './nameKinds.ts';

const PAIR = /(?<![\p{L}-])(\p{L}[\p{L}'’-]+) (?=(\p{L}[\p{L}'’-]+)(?![\p{L}-]))/gu;

/** Rows that are looked at. */
const MAX_ROWS = 1_500;

/** A name of two words in the order that another row tells: « Claude Tardel » over « Tardel CLAUDE »; null where none does, or where its own capitals do. */
export const capitalsElsewhere = (words: readonly string[], rows: readonly Row[]): string[] | null => {
  const [one, other] = words;
  if (words.length !== 2 || isCaps(one!) !== isCaps(other!)) return null;
  for (const { text } of rows.slice(0, MAX_ROWS)) {
    for (const [, first, last] of text.matchAll(PAIR)) {
      if (isCaps(first!) === isCaps(last!) || last!.length < 3) continue;
      const [given, family] = isCaps(first!) ? [last!, first!] : [first!, last!];
      if (fold(given) === fold(one!) && fold(family) === fold(other!)) return [one!, other!];
      if (fold(given) === fold(other!) && fold(family) === fold(one!)) return [other!, one!];
    }
  }
  return null;
};
