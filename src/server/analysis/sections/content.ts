import { DEGREE_PHRASES, SCHOOL_WORDS } from '../lexicon/education.ts';
import { LANGUAGE_NAMES } from '../lexicon/languages.ts';
import { CAPS_ONLY } from '../text/studyWords.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';

const languages = makeTrie(LANGUAGE_NAMES.flatMap((names) => names.map((name) => [name, names[0]!] as const)));
const degrees = makeTrie(
  DEGREE_PHRASES.filter((phrase) => phrase.length > 2 && !CAPS_ONLY.has(phrase)).map((phrase) => [phrase, true] as const),
);

/** Whether a folded text names a language that people speak. */
export const mentionsHumanLanguage = (folded: string): boolean => matchAll(languages, tokenize(folded.slice(0, 5_000))).length > 0;

/** Whether a folded text names a degree. */
export const namesDegree = (folded: string): boolean => matchAll(degrees, tokenize(folded.slice(0, 5_000))).length > 0;

/** « Stage de master 2 », « 2018 Internship »: work, whatever degree it was for. Folded. */
const PLACEMENT = /^[\W\d]*(?:stages?|stagiaire|internship|intern|placement|apprenti(?:e|ssage)?|alternan(?:ce|te?))(?!\p{L})/u;

/** Whether a folded text opens with a placement, which a degree may be named beside. */
export const opensWithPlacement = (folded: string): boolean => PLACEMENT.test(folded);

/** Whether a folded text names a degree and a school. */
export const teaches = (folded: string): boolean => {
  const tokens = tokenize(folded.slice(0, 5_000));
  return tokens.some(({ word }) => SCHOOL_WORDS.has(word)) && matchAll(degrees, tokens).length > 0;
};

/** Whether a folded text is nothing but a list of languages that people speak: « français, anglais (courant) ». */
export const listsHumanLanguages = (folded: string): boolean => {
  const items = folded.split(/[,;|•\n]/u).filter((item) => /\p{L}/u.test(item));
  return (
    items.length > 0 &&
    items.every((item) => {
      const tokens = tokenize(item);
      return tokens.length <= 4 && matchAll(languages, tokens)[0]?.first === 0;
    })
  );
};
