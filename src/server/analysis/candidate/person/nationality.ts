import { NATIONALITIES } from '../../lexicon/places.ts';
import type { Found } from '../../text/span.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';

const words = makeTrie(NATIONALITIES.map((word) => [word, true] as const));
const LABEL = /(?<!\p{L})(?:nationalites?|nationality|citizenship|citoyennete)\s?[:\n–-]?\s*|(?<!\p{L})citizen of\s/gu;

/** Nationality, only when written after its label or after « de nationalité »; as written (decisions §4). */
export const findNationality = (text: string, folded: string): Found<string> | null => {
  for (const label of folded.matchAll(LABEL)) {
    const from = label.index + label[0].length;
    const tail = folded.slice(from, from + 60);
    const matches = matchAll(words, tokenize(tail.split('\n')[0]!));
    if (matches.length > 0 && matches[0]!.start < 3) {
      const last = matches.findLast((match, index) => index === 0 || match.start - matches[index - 1]!.end < 6) ?? matches[0]!;
      return { value: text.slice(from + matches[0]!.start, from + last.end), span: { start: label.index, end: from + last.end } };
    }
    const written = /^[\p{L}-]{3,25}(?=\s*(?:$|[\n,;.|]))/u.exec(fold(text.slice(from, from + 40)));
    if (written && /[:\n]/.test(label[0]))
      return { value: text.slice(from, from + written[0].length), span: { start: label.index, end: from + written[0].length } };
  }
  return null;
};
