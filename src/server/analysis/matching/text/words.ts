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

/** What is left of a word that the two languages spell alike but for a doubled letter or the end: « agence » and « agency », « professionnel » and « professional ». */
const cognate = (left: string): string => left.replaceAll(/([bcdfglmnprst])\1/gu, '$1').replace(/(?<=\p{L}{4})[iy]$/u, '');

/** Words that the endings would make another's: « courrier » and « cours », « équipement » and « équipe ». */
const APART: Readonly<Record<string, string>> = {
  courrier: 'courrier',
  courriers: 'courrier',
  courriel: 'courriel',
  courriels: 'courriel',
  equipement: 'equipement',
  equipements: 'equipement',
  equipment: 'equipement',
  marketing: 'marketing',
  livre: 'livre',
  livres: 'livre',
  plante: 'plante',
  plantes: 'plante',
  rangement: 'rangement',
  ranger: 'rangement',
  solde: 'solde',
  soldes: 'solde',
  stage: 'stage',
  stages: 'stage',
};

const bare = (word: string): string => {
  const apart = Object.hasOwn(APART, word) ? APART[word] : undefined;
  if (apart !== undefined) return apart;
  if (word.startsWith('cheffe')) return 'chef';
  if (/\d/u.test(word)) return word;
  for (const [ending, kept] of ENDINGS) {
    const left = word.replace(ending, kept);
    if (left !== word && left.length >= SHORTEST) return cognate(left);
  }
  return cognate(word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
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
