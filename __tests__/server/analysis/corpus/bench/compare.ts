import { foldText } from '#contract/common';

/** Words that carry nothing when two titles are compared. */
const EMPTY_WORDS = new Set('a an and au aux d de des du en et for in l la le les of on the to'.split(' '));

/** Folded words; `c++`, `c#`, `.net` and `s-100` keep what makes them. */
export const wordsOf = (text: string): string[] =>
  (foldText(text.replaceAll('œ', 'oe')).match(/[\p{L}\p{N}.+#]+/gu) ?? [])
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));

/** F1 of the words of two texts, from 0 to 1. */
export const wordF1 = (one: string, other: string): number => {
  const left = wordsOf(one);
  const rest = wordsOf(other);
  if (left.length === 0 || rest.length === 0) return 0;
  const total = left.length + rest.length;
  let shared = 0;
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at === -1) continue;
    rest.splice(at, 1);
    shared++;
  }
  return (2 * shared) / total;
};

/** Titles, companies, schools, sentences: four words out of five agree. */
export const similar = (one: string, other: string): boolean => wordF1(one, other) >= 0.8;

/** Names keep their accents; case, kinds of apostrophe, of hyphen and of space do not count. */
export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

const plainName = (name: string): string =>
  name.normalize('NFC').toLocaleLowerCase('fr').replaceAll('’', "'").replaceAll(/[‐‑-]/g, '-').replaceAll(/\s+/g, ' ').trim();

/** A place is right when its town is: `78000 Versailles` and `Versailles`, `Paris, France` and `Paris`. */
export const samePlace = (one: string, other: string): boolean => {
  const [short, long] = [one, other]
    .map((place) => wordsOf(place).filter((word) => !/^\d+$/.test(word)))
    .toSorted((a, b) => a.length - b.length) as [string[], string[]];
  return short.length > 0 && short.every((word) => long.includes(word));
};

/** Level words that mean the same, in both languages. */
const LEVELS = [
  ['langue maternelle', 'maternelle', 'natif', 'native', 'mother tongue', 'native or bilingual', 'bilingue', 'bilingual'],
  ['courant', 'fluent', 'couramment'],
  ['professionnel', 'professional working', 'professional', 'full professional'],
  ['intermediaire', 'intermediate', 'conversational'],
  ['notions', 'basic', 'elementary', 'debutant', 'beginner'],
  ['scolaire', 'school level'],
];

const levelOf = (level: string): string => {
  const folded = foldText(level).trim();
  const cefr = folded.match(/\b[abc][12]\b/)?.[0];
  return cefr ?? String(LEVELS.findIndex((words) => words.includes(folded)) + 1 || folded);
};

export const sameLevel = (one: string, other: string): boolean => levelOf(one) === levelOf(other);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** French name of each language of ISO 639-1, by its folded English and French names. */
const LANGUAGE_NAMES = new Map(
  Array.from(LETTERS).flatMap((first) =>
    Array.from(LETTERS).flatMap((second) => {
      const named = (locale: string) => foldText(new Intl.DisplayNames(locale, { type: 'language' }).of(first + second) ?? '');
      return [named('en'), named('fr')].map((name): [string, string] => [name, named('fr')]);
    }),
  ),
);

/** A language under one name, whichever language names it. */
export const languageKey = (name: string): string => {
  const folded = foldText(name).trim();
  return LANGUAGE_NAMES.get(folded) ?? folded;
};
