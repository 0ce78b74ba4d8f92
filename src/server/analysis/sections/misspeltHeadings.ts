import leven from 'leven';
import { GIVEN_NAMES, FAMILY_NAMES_TOO } from '../lexicon/givenNames.ts';
import { HEADING_MODIFIERS, HEADING_PHRASES, SECTION_KINDS, type SectionKind } from '../lexicon/headings.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../lexicon/jobTitles.ts';
import { CITIES, COUNTRIES, REGIONS } from '../lexicon/places.ts';
import { RIGHT_WORDS } from '../lexicon/rightWords.ts';
import { SKILLS } from '../lexicon/skills.ts';
import { SOFT_SKILLS } from '../lexicon/softSkills.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { tokenize } from '../text/tokens.ts';
import { closeLetterSpacing, headingKinds } from './headings.ts';
import type { Heading } from './readHeading.ts';
import { isDressed, isShortTitle } from './typography.ts';

/** Letters of a word for one of them, and for two of them, to be wrong. The first one never is: « renseignements », « enseignements ». */
const [ONE, TWO] = [6, 10];
/** Two letters in each other’s place are likelier than one that is wrong: « langauges » is nearer to « languages » than to « langages ». */
const SWAP = 0.5;

const wordsOf = (texts: Iterable<string>): string[] => [...texts].flatMap((text) => tokenize(fold(text)).map(({ word }) => word));

const headingWords = new Set([...HEADING_MODIFIERS, ...wordsOf(SECTION_KINDS.flatMap((kind) => HEADING_PHRASES[kind]))]);

/** « Mission » is no misspelt « missions ». */
const stemOf = (word: string): string => word.replace(/(?:es|e|s)$/u, '');

const stems = new Set([...headingWords].map(stemOf));

/** Names, towns, skills, posts, and words that are right in another sense. */
const rightWords: ReadonlySet<string> = new Set([
  ...[GIVEN_NAMES, FAMILY_NAMES_TOO, TITLE_HEADS, TITLE_QUALIFIERS, RIGHT_WORDS, CITIES, COUNTRIES, REGIONS].flatMap(wordsOf),
  ...wordsOf(SKILLS.flatMap(({ label, synonyms }) => [label, ...synonyms])),
  ...wordsOf(SOFT_SKILLS.flat()),
]);

const byInitial = Map.groupBy(
  [...headingWords].filter((word) => word.length >= ONE),
  (word) => word[0]!,
);

/** « Rechercher », "experienced", « diplômée »: other words of one root. */
const FORM = /(?:ed|e?rs?|ees?|ez|ing|ants?|istes?|ists?)$/u;

const lettersOf = (word: string): string => word.split('').toSorted().join('');

const distance = (word: string, known: string): number => {
  const most = Math.min(word.length, known.length) >= TWO ? 2 : 1;
  if (Math.abs(word.length - known.length) > most || !known.endsWith(FORM.exec(word)?.[0] ?? '')) return Infinity;
  const letters = leven(word, known, { maxDistance: 3 });
  if (letters === 2 && lettersOf(word) === lettersOf(known)) return SWAP;
  return letters <= most ? letters : Infinity;
};

/** The one word of headings that a word misspells; itself where it is right or where several are as near. */
const respell = (word: string): string => {
  if (word.length < ONE - 1 || stems.has(stemOf(word)) || rightWords.has(word)) return word;
  const off = (byInitial.get(word[0]!) ?? []).map((known) => ({ known, by: distance(word, known) }));
  const least = Math.min(...off.map(({ by }) => by));
  const nearest = least === Infinity ? [] : off.filter(({ by }) => by === least);
  return new Set(nearest.map(({ known }) => stemOf(known))).size === 1 ? nearest[0]!.known : word;
};

/** « Experiances profesionnelles », « Educaton »: kinds that a title would announce without a slip in each word; empty when it announces none. */
export const misspeltKinds = (title: string): SectionKind[] => {
  if (headingKinds(title).length > 0) return [];
  const words = wordsOf([closeLetterSpacing(title)]);
  const respelt = words.map(respell);
  return respelt.some((word, index) => word !== words[index]) ? headingKinds(respelt.join(' ')) : [];
};

/** The heading that a short row set apart from the text misspells; null when it is none. */
export const misspeltHeading = (row: Row, next: Row | undefined, body: number): Heading | null => {
  const kinds = isDressed(row, body) && isShortTitle(row, next) ? misspeltKinds(contentOf(row)) : [];
  return kinds.length > 0 ? { kinds, contentFrom: null } : null;
};
