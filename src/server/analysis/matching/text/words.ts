import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { CONCEPTS } from './concepts.ts';
import { EMPTY_WORDS } from './emptyWords.ts';

/** Endings that gender, number and cousins of the two languages differ by, with what stays of them; the first that fits. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ations?|itions?|ateurs?|atrices?|ators?)$/u, 'at'],
  [/(?:teurs?|trices?|tors?)$/u, 't'],
  [/(?:ements?|ments?)$/u, ''],
  [/(?:iennes?|iens?|icians?|ians?)$/u, 'i'],
  [/(?:euses?|eures?|eurs?|ieres?|iers?|eres?|ers?|ors?)$/u, ''],
  [/(?:ites?|ities|ity)$/u, ''],
  [/(?:iques?|icals?|ics?)$/u, 'ic'],
  [/(?:ives?|ifs?)$/u, 'if'],
  [/(?:ales?|aux|als?|elles?|els?)$/u, ''],
  [/(?:ances?|ences?|antes?|ants?|entes?|ents?)$/u, ''],
  [/(?:ings?|ees?|es|ed|e|s)$/u, ''],
];
const SHORTEST = 4;

const bare = (word: string): string => {
  if (word.startsWith('cheffe')) return 'chef';
  if (/\d/u.test(word)) return word;
  for (const [ending, kept] of ENDINGS) {
    const left = word.replace(ending, kept);
    if (left !== word && left.length >= SHORTEST) return left;
  }
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
};

const seen = new Map<string, string>();

/** A light stem: « infirmière » and « infirmiers », « developer » and « development » give one. */
export const stem = (word: string): string => {
  const known = seen.get(word);
  if (known !== undefined) return known;
  const found = bare(word);
  if (seen.size < 50_000) seen.set(word, found);
  return found;
};

const notions = new Map<string, string>();
for (const line of CONCEPTS.split('\n')) {
  const words = line.split(' ');
  for (const word of words) if (!notions.has(stem(word))) notions.set(stem(word), stem(words[0]!));
}

/** The words of a folded text, apostrophes and punctuation gone. */
export const wordsOf = (written: string): string[] => tokenize(fold(written)).map(({ word }) => word);

/** The words that carry meaning, each once, in order: stems, and one stem for what both languages say in two. */
export const meaningOf = (written: string): string[] => [
  ...new Set(
    wordsOf(written).flatMap((word) => {
      if (word.length < 2 || EMPTY_WORDS.has(word) || /^[\d.,]+$/u.test(word)) return [];
      const stemmed = stem(word);
      return [notions.get(stemmed) ?? stemmed];
    }),
  ),
];
