import { isFamilyName } from '../../lexicon/familyNames.ts';
import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';
import { titleScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { emailAgreement, isSpelled } from './addresses.ts';
import { ENDS_OPEN, isDegree, looksLikeName, wordsOf } from './words.ts';

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

/** « Jean » over « DUPONT » in another size, both far larger than what is read. */
const isPair = (row: Row, next: Row, body: number, emails: readonly string[]): boolean => {
  const [above, below] = [row, next].map((one) => wordsOf(one.text.slice(one.from)));
  const words = [...above!, ...below!];
  return (
    Math.min(row.fontSize, next.fontSize) > body + 4 &&
    Math.abs(row.fontSize - next.fontSize) > 0.5 &&
    above!.length <= 3 &&
    below!.length <= 3 &&
    looksLikeName(words, emails) &&
    !isTownUnderName(above!, next, emails) &&
    (GIVEN_NAMES.has(fold(above![0]!).split('-')[0]!) || (isSpelled(words, emails) && above!.every((word) => word.length > 2)))
  );
};

/** « LOUISE » over « TARDEL » at the top of a page without any type: a given name that a list knows, and a word of nothing else. */
const isTopPair = (rows: readonly Row[], rank: number): boolean => {
  const [above, below] = [rows[rank]!, rows[rank + 1]!].map(contentOf) as [string, string];
  return (
    rank === 0 &&
    /^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?$/u.test(above) &&
    /^\p{Lu}[\p{L}'’-]{2,}$/u.test(below) &&
    (above === above.toUpperCase()) === (below === below.toUpperCase()) &&
    GIVEN_NAMES.has(fold(above).split('-')[0]!) &&
    findPlaceNames(fold(below)).length === 0 &&
    titleScore(fold(below)) === 0 &&
    skillIdsOf(below).length === 0
  );
};

const continues = (row: Row, next: Row, body: number, emails: readonly string[]): boolean =>
  next.page === row.page &&
  (Math.abs(next.fontSize - row.fontSize) <= 0.5 || isPair(row, next, body, emails)) &&
  Math.abs(next.y - row.y) <= APART * Math.max(row.fontSize, next.fontSize) &&
  headingKinds(next.text).length === 0;

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
  let words = wordsOf(row.text.slice(row.from));
  if (words.length > (isOpen(words) ? 4 : 3)) return [];
  for (const [step, next] of rows.slice(rank + 1, rank + 3).entries()) {
    if (!continues(rows[rank + step]!, next, body, emails)) break;
    const [own, titles] = next.text.slice(next.from).split(/(?:,|\s[|•·]\s)(.*)/su);
    if (wordsOf(own!).some(isDegree)) break;
    const paired = isPair(row, next, body, emails) ? words.length : undefined;
    const given = step === 0 && !isOpen(words) ? (paired ?? givenAbove(words, wordsOf(own!), emails)) : undefined;
    words = words.concat(wordsOf(own!));
    const topPair = step === 0 && isTopPair(rows, rank);
    const sure = row.fontSize > body + 1 || emailAgreement(words, emails) >= 6 || topPair;
    if (!sure || words.length > 6) break;
    const span = { start: spanOf(row).start, end: spanOf(next).end };
    if (looksLikeName(words, emails))
      found.push({
        words,
        span,
        size: row.fontSize,
        score: score(words, row) + (given === undefined ? 0 : 0.5) + (step + 1) * (row.fontSize > body + 4 || topPair ? 1 : -1),
        ...(given && { given }),
      });
    if (titles !== undefined) break;
  }
  return found;
};
