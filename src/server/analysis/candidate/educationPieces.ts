import { DEGREE_PHRASES, SCHOOL_WORDS } from '../lexicon/education.ts';
import { STATE_CODES } from '../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { bareLabelOf, entryLabelOf } from './entryLabels.ts';
import { isOnlyPlace } from './places.ts';

const degrees = makeTrie(DEGREE_PHRASES.map((phrase) => [phrase, true] as const));
/** Too short to mean a degree inside a sentence or in lower case: « be », « ms », « de », « but ». */
const CAPS_ONLY: ReadonlySet<string> = new Set('be ms ma ba bs de but du mp psi m1 m2 l1 l2 l3 aa cap med dec bp md jd ece'.split(' '));

/** Where the name of a degree begins; null when the text names none. */
export const degreeAt = (text: string): number | null => {
  const folded = fold(text).replaceAll(/[‘’'](?=a['’]? levels?\b|['’]? levels?\b)/gu, ' ');
  for (const match of matchAll(degrees, tokenize(folded))) {
    const written = text.slice(match.start, match.end);
    if (!CAPS_ONLY.has(folded.slice(match.start, match.end).replaceAll('.', '')) || written === written.toUpperCase()) return match.start;
  }
  return null;
};

export const isSchool = (text: string): boolean => tokenize(fold(text)).some(({ word }) => SCHOOL_WORDS.has(word));

/** A piece of a row between two separators, with what its words say. */
export interface Piece {
  text: string;
  degree: boolean;
  school: boolean;
  place: boolean;
  row: number;
}

const SEPARATOR =
  /\n|\t|\s{3,}|\s*[|•·●]\s*|\s[–—-]\s|\s?:\s|\s?;\s|\s[–—](?=\S)|\s@\s|\s－\s|\s*[-_.…]{4,}\s*|(?<=\p{Ll}{3})(?<!Univ|Dipl|Spec|Tech|Dept|Inst)\.\s(?=\p{Lu})/gu;
/** « BSc at Acme University », « Master à l’Université… »: only behind a degree. */
const AT_SCHOOL =
  /\s(?:obtenue? (?:à|en|au) )?(?:à l['’]|à la |à |au |at the |at |from (?:the )?)(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut)/u;

export const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|•().–—-]+/u, '')
    .replace(/^obtention (?:du|de la|de l['’]|d['’]un[e]? )\s?/iu, '')
    .replace(/\sobtenue?$/iu, '')
    .replace(/[\s,;:|•(–—-]+$/u, '')
    .replace(/\s(?:in|en|with|from|de|of|year|du|des|de la|de l['’]|à l['’]|à)$/iu, '')
    .trim();

/** Cuts a row of an education section (its date already taken out) into degree, school, field and place. */
export const toPieces = (text: string, row: number): Piece[] => {
  const label = entryLabelOf(text);
  if (label?.kind === 'degree' || label?.kind === 'school' || label?.kind === 'field' || label?.kind === 'dates') {
    const read = toPieces(text.slice(label.length), row);
    return read.map((piece, index) =>
      index > 0
        ? piece
        : { ...piece, degree: label.kind === 'degree' || piece.degree, school: label.kind === 'school' || piece.school, place: false },
    );
  }
  if (bareLabelOf(text)) return [];
  const strong = text
    .replaceAll(/\s?\(([^()]{3,80})\)/g, (whole, inner: string) =>
      isSchool(inner) || isOnlyPlace(inner, fold(inner)) ? `\n${inner}\n` : whole,
    )
    .split(SEPARATOR)
    .map(tidy)
    .filter((piece) => piece !== '');
  return strong
    .flatMap(atSchool)
    .flatMap(behindSchool)
    .flatMap(splitCommas)
    .map((piece) => ({
      text: piece,
      degree: degreeAt(piece) !== null && !(isOnlyPlace(piece, fold(piece)) && !isSchool(piece)),
      school: isSchool(piece),
      place: isOnlyPlace(piece, fold(piece)) && !isSchool(piece),
      row,
    }));
};

const atSchool = (text: string): string[] => {
  const match = AT_SCHOOL.exec(text);
  return match && degreeAt(text.slice(0, match.index)) !== null && (/at|from/.test(match[0]) || isSchool(text.slice(match.index)))
    ? [text.slice(0, match.index), text.slice(match.index + match[0].length)].map(tidy)
    : [text];
};

/** « Chalmers University of Technology Master of Science »: a degree in capitals glued to the name of its school. */
const behindSchool = (text: string): string[] => {
  const at = degreeAt(text) ?? 0;
  const before = text.slice(0, at).trim();
  const apart = before.includes(' ') && isSchool(before) && !/[,(]|(?:\s|['’])(?:de|du|des|d|of|in|en|for|et|and|&)$/iu.test(before);
  return apart && /^\p{Lu}/u.test(text.slice(at)) ? [before, text.slice(at)].map(tidy) : [text];
};

/** Commas part a degree from a school or a place; other commas stay. */
const splitCommas = (text: string): string[] => {
  if (isOnlyPlace(text, fold(text))) return [text];
  const pieces = text
    .split(/,\s*/)
    .map(tidy)
    .filter((piece) => piece !== '');
  const kept: string[] = [];
  const state = pieces.findIndex((piece, index) => index > 0 && STATE_CODES.has(piece));
  const town = state > 1 && !isSchool(pieces[state - 1]!) && degreeAt(pieces[state - 1]!) === null ? state - 1 : state;
  for (const [index, piece] of pieces.entries()) {
    if (state > 0 && (index === state || index === town)) continue;
    const last = kept.at(-1);
    const apart =
      last === undefined ||
      isOnlyPlace(piece, fold(piece)) ||
      isOnlyPlace(last, fold(last)) ||
      isSchool(piece) !== isSchool(last) ||
      (degreeAt(piece) !== null) !== (degreeAt(last) !== null);
    if (apart) kept.push(piece);
    else kept[kept.length - 1] = `${last}, ${piece}`;
  }
  return kept;
};
