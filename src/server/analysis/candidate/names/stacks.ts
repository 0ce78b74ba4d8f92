import { isFamilyName } from '../../lexicon/familyNames.ts';
import { GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';
import { titleScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { emailAgreement, isSpelled } from './addresses.ts';
import { LABEL } from './announced.ts';
import { namesDocument } from './opening.ts';
import { ASIDE, DOCUMENT_WORDS, ENDS_OPEN, isDegree, looksLikeName, opensOnGiven, wordsOf } from './words.ts';

export interface NameCandidate {
  words: string[];
  span: Span;
  score: number;
  /** Of its type. */
  size: number;
  /** How many of the words are given names, where the rows tell. */
  given?: number;
}

/** « María Inés / Tarvallo »: the break of the rows parts the names, unless the address knows the upper row’s last word. */
const givenAbove = (above: readonly string[], below: readonly string[], emails: readonly string[]): number | undefined => {
  const local = emails.map((email) => fold(email.split('@')[0]!)).join(' ');
  const isTold = (word: string): boolean => word.length > 2 && local.includes(fold(word));
  const parted = above.length === 2 && below.some(isTold) && !isTold(above.at(-1)!);
  const known = !isTold(above.at(-1)!) || isTold(above[0]!);
  const whole = known && above.length > 1 && below.length > 1 && !isFamilyName(fold(above.at(-1)!)) && GIVEN_NAMES.has(fold(above[0]!));
  return parted || whole ? above.length : undefined;
};

/** Lines of its type that rows of one name stand apart, at most. */
const APART = 2.5;

const isOpen = (words: readonly string[]): boolean => ENDS_OPEN.has(fold(words.at(-1) ?? ''));

/** « Jean Moreau » over « Orléans »: a town that no address spells, under a name that is whole. */
const isTownUnderName = (above: readonly string[], next: Row, emails: readonly string[]): boolean => {
  const below = contentOf(next);
  return above.length > 1 && isOnlyPlace(below, fold(below)) && !emails.some((email) => fold(email).includes(fold(below)));
};

/** Addresses without their domain, which may be the employer’s. */
const localsOf = (emails: readonly string[]): string[] => emails.map((email) => `${email.split('@')[0]!}@`);

/** « Louise Tardel » over « Orvane Institute »: an address spells the upper row whole and has nothing of the lower one. */
const isWhole = (above: readonly string[], below: readonly string[], emails: readonly string[]): boolean =>
  above.length > 1 && isSpelled(above, localsOf(emails)) && emailAgreement(below, localsOf(emails)) === 0;

/** « Louise Anne » over « TARDEL ORVANE »: an address has something of both rows. */
const isOfBoth = (above: readonly string[], below: readonly string[], emails: readonly string[]): boolean =>
  emailAgreement(above, localsOf(emails)) > 0 && emailAgreement(below, localsOf(emails)) > 0;

const isLoud = (words: readonly string[]): boolean => words.every((word) => word.length > 1 && word === word.toUpperCase());

/** « W E I »: a short name whose letters were set apart. */
const closed = (words: readonly string[]): string[] =>
  words.length > 1 && words.every((word) => /^\p{Lu}$/u.test(word)) ? [words.join('')] : [...words];

interface Pair {
  given: readonly string[];
  family: readonly string[];
}

/** « Jean » over « DUPONT » or « DUPONT » over « Jean » in another size, both larger than what is read. */
const isShort = (words: readonly string[]): boolean => words.filter((word) => !NAME_PARTICLES.has(fold(word))).length <= 3;

const pairOf = (row: Row, next: Row, body: number, emails: readonly string[], top: boolean): Pair | null => {
  const [above, below] = [row, next].map((one) => closed(wordsOf(one.text.slice(one.from)))) as [string[], string[]];
  const [least, most] = [Math.min(row.fontSize, next.fontSize), Math.max(row.fontSize, next.fontSize)];
  // « Louise Anne » over « TARDEL » in the type of what is read
  if (most > body + 4 && isLoud(below) && !isLoud(above) && isShort(above) && isShort(below) && isOfBoth(above, below, emails))
    return looksLikeName([...above, ...below], emails) ? { given: above, family: below } : null;
  if (least <= body + 2 || most <= body + 4 || most - least <= 0.5 || !isShort(above) || !isShort(below)) return null;
  if (!looksLikeName([...above, ...below], emails) || isTownUnderName(above, next, emails)) return null;
  const isSure = least > body + 4;
  const spelled = isSure && isSpelled([...above, ...below], emails) && above.every((word) => word.length > 2);
  const [givenAbove, givenBelow] = [isSure ? opensOnGiven(above[0]!) : above.every(opensOnGiven), below.every(opensOnGiven)];
  // « MOREL » over « Louise »: one of them in capitals is the family’s
  if (givenBelow && !above.every(opensOnGiven) && (isLoud(above) ? !isLoud(below) : !givenAbove)) return { given: below, family: above };
  if (givenAbove || spelled) return { given: above, family: below };
  // of two names that nothing knows, one in capitals
  const loud = above.length === 1 && below.length === 1 && (isSure || top) && isLoud(above) !== isLoud(below);
  if (!loud || [above, below].some((words) => skillIdsOf(words.join(' ')).length > 0)) return null;
  return isLoud(above) ? { given: below, family: above } : { given: above, family: below };
};

/** « LOUISE » over « TARDEL » at the top of a page without any type: a given name that a list knows, and a word of nothing else. */
const isTopPair = (rows: readonly Row[], rank: number): boolean => {
  const [above, below] = [rows[rank]!, rows[rank + 1]!].map(contentOf) as [string, string];
  return (
    rows.slice(0, rank).every(namesDocument) &&
    /^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?$/u.test(above) &&
    /^\p{Lu}[\p{L}'’-]{2,}$/u.test(below) &&
    ((above === above.toUpperCase()) === (below === below.toUpperCase()) || below === below.toUpperCase()) &&
    opensOnGiven(above) &&
    findPlaceNames(fold(below)).length === 0 &&
    titleScore(fold(below)) === 0 &&
    skillIdsOf(below).length === 0
  );
};

const continues = (row: Row, next: Row, body: number, emails: readonly string[], top: boolean): boolean =>
  next.page === row.page &&
  (Math.abs(next.fontSize - row.fontSize) <= 0.5 || pairOf(row, next, body, emails, top) !== null) &&
  Math.abs(next.y - row.y) <= APART * Math.max(row.fontSize, next.fontSize) &&
  headingKinds(next.text).length === 0;

/** One word over or under a given name alone, or in its own large type over or under another: half of a name, and no name whose halves were glued. */
export const isHalf = (rows: readonly Row[], rank: number): boolean => {
  const row = rows[rank]!;
  const isOne = (other: Row): boolean => closed(wordsOf(contentOf(other))).length === 1;
  const isOtherHalf = (other: Row): boolean => {
    const [word = ''] = closed(wordsOf(contentOf(other)));
    const isAlike = rank < 2 && Math.abs(other.fontSize - row.fontSize) < 0.5 && isLoud([word]) && isLoud(wordsOf(contentOf(row)));
    return opensOnGiven(word) || (isAlike && /^\p{Lu}+$/u.test(word) && !DOCUMENT_WORDS.has(fold(word)) && titleScore(fold(word)) === 0);
  };
  return isOne(row) && [rows[rank - 1], rows[rank + 1]].some((other) => other !== undefined && isOne(other) && isOtherHalf(other));
};

/** « El Tarvallo » under « Louise », in its type: the family name of a stack. */
export const isFamilyRow = (rows: readonly Row[], rank: number): boolean => {
  const [row, above] = [rows[rank]!, rows[rank - 1]];
  if (!above || Math.abs(above.fontSize - row.fontSize) > 0.5 || !NAME_PARTICLES.has(fold(wordsOf(contentOf(row))[0] ?? ''))) return false;
  const [given, ...more] = wordsOf(contentOf(above));
  return given !== undefined && more.length === 0 && /^\p{Lu}\p{L}{2}/u.test(given) && titleScore(fold(given)) === 0;
};

/** « Julio Sergio E. » over « Tardel Velde » in its type: a name that goes on. */
export const goesOn = (row: Row, next: Row | undefined): boolean => {
  const below = next === undefined ? '' : contentOf(next);
  return (
    /\s\p{Lu}\.$/u.test(contentOf(row)) &&
    next !== undefined &&
    Math.abs(next.fontSize - row.fontSize) < 0.5 &&
    next.y - row.y < 2 * row.fontSize &&
    /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(below) &&
    headingKinds(below).length === 0 &&
    titleScore(fold(below)) < 3 &&
    findPlaceNames(fold(below)).length === 0
  );
};

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.map(fold).toSorted().join() === other.map(fold).toSorted().join();

/** Words over two rows; « Jean- » over « Marc » is one of them. */
const joined = (above: readonly string[], below: readonly string[]): string[] => {
  const cut = /\p{L}-$/u.test(above.at(-1) ?? '') && below.length > 0;
  return cut ? [...above.slice(0, -1), above.at(-1)! + below[0]!, ...below.slice(1)] : [...above, ...below];
};

/** « Tardel. »: a name set as a title, without its full stop. */
const withoutStop = (words: readonly string[]): string[] => [...words.slice(0, -1), words.at(-1)!.replace(/(?<=\p{L}{3})\.$/u, '')];

/** A name set on two or three rows, mostly of one size: « Jean / DUPONT ». */
export const stackedNames = (
  rows: readonly Row[],
  rank: number,
  body: number,
  emails: readonly string[],
  score: (words: string[], row: Row) => number,
): NameCandidate[] => {
  const row = rows[rank]!;
  const found: NameCandidate[] = [];
  // « Dr Erik (Rik) » over « Tarvallo »
  const announced = LABEL.exec(row.folded.slice(row.from))?.[0].length ?? 0;
  let words = closed(wordsOf(row.text.slice(row.from + announced).replaceAll(ASIDE, '')));
  if (words.every((word) => ENDS_OPEN.has(fold(word))) || words.length > (isOpen(words) ? 4 : 3)) return [];
  for (const [step, next] of rows.slice(rank + 1, rank + 3).entries()) {
    if (!continues(rows[rank + step]!, next, body, emails, rank + step === 0)) break;
    const [own, titles] = next.text.slice(next.from).split(/(?:,|\s[|•·]\s)(.*)/su);
    // « Louise Tardel » over « Lodre, France »
    if (words.length > 1 && !isLoud(wordsOf(own!)) && titles !== undefined && isOnlyPlace(titles.trim(), fold(titles.trim()))) break;
    if (wordsOf(own!).some(isDegree) || (next.fontSize < row.fontSize - 0.5 && isWhole(words, wordsOf(own!), emails))) break;
    // « Louise TARDEL » over « TARDEL Louise »: the same name again
    if (sameWords(words, wordsOf(own!))) break;
    const ofBoth = step === 0 && isOfBoth(words, wordsOf(own!), emails);
    const pair = step === 0 && !isOpen(words) ? pairOf(row, next, body, emails, rank === 0) : null;
    const given = step === 0 && !isOpen(words) ? (pair?.given.length ?? givenAbove(words, wordsOf(own!), emails)) : undefined;
    words = withoutStop(pair ? [...pair.given, ...pair.family] : joined(words, wordsOf(own!)));
    const topPair = step === 0 && (isTopPair(rows, rank) || (rank === 0 && isFamilyRow(rows, 1)));
    const sure = row.fontSize > body + 1 || emailAgreement(words, emails) >= 6 || topPair;
    if (!sure || words.length > 6) break;
    const span = { start: spanOf(row).start, end: spanOf(next).end };
    // « TARDEL- » goes on in the next row
    if (looksLikeName(words, emails) && !/\p{L}-$/u.test(words.at(-1)!))
      found.push({
        words,
        span,
        size: row.fontSize,
        score:
          score(words, pair && next.fontSize > row.fontSize ? next : row) +
          (given === undefined ? 0 : 0.5) +
          (step + 1) * (row.fontSize > body + 4 || topPair || ofBoth ? 1 : -1),
        ...(given && { given }),
      });
    if (titles !== undefined) break;
  }
  return found;
};
