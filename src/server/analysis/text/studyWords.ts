import { DEGREE_PHRASES, SCHOOL_KINDS, SCHOOL_WORDS } from '../lexicon/education.ts';
import { fold } from './fold.ts';
import { tokenize } from './tokens.ts';
import { makeTrie, matchAll } from './trie.ts';

const degrees = makeTrie(DEGREE_PHRASES.map((phrase) => [phrase, true] as const));
/** Too short to mean a degree inside a sentence or in lower case: « be », « ms », « de », « but ». */
export const CAPS_ONLY: ReadonlySet<string> = new Set(
  'be ms ma ba bs de but du mp psi m1 m2 l1 l2 l3 aa cap med dec bp md jd ece pc pt tb mpi pass las mst rn bds msn dis des ecg dep ceb aec cep'.split(
    ' ',
  ),
);

/** « Higher Secondary School », « Graduate School »: the name of a school, no degree. */
const SCHOOL_KIND =
  /^(?:higher secondary|senior secondary|graduate|undergraduate|postgraduate|intermediate|ph\.?d|doctoral|mba|master|masters|bachelor) (?:school|college|university|institute|academy)$/u;

/** Words that are a degree only where they open the text: « admis au concours … », « Moreau Formation ». */
const OPENING: ReadonlySet<string> = new Set(['concours', 'formation']);

/** « Grande école d’ingénieurs », « Université »: a kind of school, not its name. */
export const KIND_OF_SCHOOL =
  /^(?:grande )?(?:[ée]cole|universit[ée]|university|college|lyc[ée]e|school|institut|institute|business school|engineering school|graduate school|facult[ée]|faculty|cfa|iut)(?: (?:d['’]ing[ée]nieure?s?(?: dipl[oô]m[ée]e?s?)?|de commerce|sup[ée]rieure?|publique?|priv[ée]e?))?$/iu;

/** Whether a text has a word that says what a school is: « college », never « Stanford ». */
export const namesKindOfSchool = (text: string): boolean => tokenize(fold(text)).some(({ word }) => SCHOOL_KINDS.has(word));

/** Where the name of a degree stands; null when the text names none. */
export const degreeIn = (text: string): { start: number; end: number } | null => {
  const folded = fold(text).replaceAll(/[‘’'](?=a['’]? levels?\b|['’]? levels?\b)/gu, ' ');
  const tokens = tokenize(folded);
  const inCaps = tokens.length > 3 && text === text.toUpperCase();
  for (const match of matchAll(degrees, tokens)) {
    const written = text.slice(match.start, match.end);
    const after = tokens[match.after];
    if (after && SCHOOL_KIND.test(folded.slice(match.start, after.end))) continue;
    if (match.first > 0 && match.after === match.first + 1 && OPENING.has(tokens[match.first]!.word)) continue;
    if (inCaps && match.first > 0 && CAPS_ONLY.has(folded.slice(match.start, match.end))) continue;
    if (!CAPS_ONLY.has(folded.slice(match.start, match.end).replaceAll('.', '')) || written === written.toUpperCase()) return match;
  }
  return null;
};

export const degreeAt = (text: string): number | null => degreeIn(text)?.start ?? null;

/** « Paris VI », « Lyon 2 »: what a French university is called for short. */
const NUMBERED =
  /^(?:paris|lyon|lille|bordeaux|rennes|grenoble|toulouse|montpellier|nancy|strasbourg|nice|caen|rouen|tours|aix|aix-marseille|clermont)[ -](?:[ivx]{1,4}|1[0-3]|[1-9])(?![\p{L}\d])/u;

/** « IUT », « I.U.T. » */
const namesSchool = (word: string): boolean => SCHOOL_WORDS.has(word) || (word.includes('.') && SCHOOL_WORDS.has(word.replaceAll('.', '')));

/** « Northvale Tech », « Marelle Formation »: a name in front of the word, and nothing else. */
const TECH = /^(?:\p{Lu}[\p{L}’'.-]+ ){1,2}(?:Tech|Poly|Uni|Univ|Formations?)$/u;

export const isSchool = (text: string): boolean => {
  const folded = fold(text);
  return (
    NUMBERED.test(folded) ||
    /(?<!\p{L})sixth form(?!\p{L})/u.test(folded) ||
    TECH.test(text) ||
    tokenize(folded).some(({ word }) => namesSchool(word))
  );
};

export const opensSchool = (text: string): boolean => {
  const [first, second] = tokenize(fold(text));
  return namesSchool((first?.word === 'the' ? second : first)?.word ?? '');
};

/** « Faculté des sciences de l’ », « College of »: a name goes on behind it. */
export const LINKED = /(?:\s(?:de|du|des|de la|of|of the|in|en|for|et|and|&)|(?<!\p{L})[dl]['’])$/iu;
