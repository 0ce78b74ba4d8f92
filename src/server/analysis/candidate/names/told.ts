import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { findPlaceNames } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { splitName } from './parts.ts';
import type { PersonName } from './pieces.ts';
import { looksLikeName, wordsOf } from './words.ts';

/** Rows in which a page without a title says of whom it tells. */
const OPENING = 12;
/** Rows among which it may be introduced, lists beside it included. */
const INTRODUCTION = 120;

/** « Louise Tardel is a librarian », « Louise E. Tardel was born », « Louise Tardel est soudeuse »: who a sentence that opens its row is about, and what it says. */
const ABOUT =
  /^((?:\p{Lu}[\p{L}'’-]*\.?\s){2,4})((?:is (?:an?|the|currently|one)|was (?:born|raised)|has (?:been|worked)|works (?:as|at|for)|est (?:une?|n[ée]e?|\p{Ll}+(?:e|eur|euse|ien|ienne|iste|ant|ante))|travaille)(?!\p{L}).*)/su;

/** What is only said of people: « was born », « is a librarian ». Words of a sentence within which its trade ends. */
const BORN = /^(?:was (?:born|raised)|est n[ée]e?)(?!\p{L})/u;
const TRADE_WORDS = [3, 4, 5, 6];
const tellsPerson = (said: string): boolean =>
  BORN.test(said) || TRADE_WORDS.some((count) => titleScore(fold(said.split(' ').slice(0, count).join(' '))) >= 3);

/** « Je m’appelle Louise Tardel »: what people call themselves, given name first. Folded. */
const CALLED = "(?:je suis|je m['’]appelle|mon nom est|i am|i['’]m|my name is)";

/** A name of two words in the order in which its page introduces the person in a sentence; null where none does. */
export const introducedAs = (words: readonly string[], rows: readonly Row[]): string[] | null => {
  if (words.length !== 2 || !words.every((word) => /^[\p{L}'’-]+$/u.test(word))) return null;
  const [one, other] = words as [string, string];
  const page = rows
    .slice(0, INTRODUCTION)
    .map(({ folded }) => folded)
    .join(' ');
  const says = (first: string, last: string): boolean =>
    new RegExp(`(?<!\\p{L})${CALLED}\\s${fold(first)}\\s${fold(last)}(?!\\p{L})`, 'u').test(page);
  const told = says(one, other) ? [one, other] : says(other, one) ? [other, one] : null;
  // « Je suis Tardel Louise »: whom lists know better
  const [given, family] = (told ?? []).map((word) => GIVEN_NAMES.has(fold(word)));
  return told === null || (family && !given) ? null : told;
};

/** Words that name neither an employer, a place nor what one can do. */
const isOfNothingElse = (words: readonly string[]): boolean => {
  const folded = fold(words.join(' '));
  return (
    companyScore(words.join(' '), folded) < 2 &&
    titleScore(folded) < 2 &&
    findPlaceNames(folded).length === 0 &&
    skillIdsOf(folded).length === 0 &&
    !/^(?:the|this|our|my|le|la|les|ce|cette|mon|ma|notre)(?!\p{L})/u.test(folded)
  );
};

/** The name of a page that tells of somebody in sentences, its given name known or the sentence one that only people are told of in. */
export const toldName = (rows: readonly Row[], emails: readonly string[]): PersonName | null => {
  for (const row of rows.slice(0, OPENING)) {
    const [, name = '', said = ''] = ABOUT.exec(row.text.slice(row.from)) ?? [];
    const words = wordsOf(name);
    const known = GIVEN_NAMES.has(fold(words[0] ?? '')) || (tellsPerson(said) && isOfNothingElse(words));
    if (!known || !looksLikeName(words, emails)) continue;
    return { ...splitName(words, emails), span: spanOf(row, row.from, row.from + name.trimEnd().length) };
  }
  return null;
};

/** « Je m’appelle Louise et … », « Hi, I’m Louise. »: what people call themselves where nothing says more, a name of one word. */
const ALONE =
  /(?<!\p{L})(?:[Jj]e m['’]appelle|[Mm]y name is|(?:Hi|Hello|Hey)(?: there)?[,!]{0,2} I['’]m|(?:Bonjour|Salut|Coucou)(?: à tous)?[,!]{0,2} (?:moi c['’]est|je suis))\s(\p{Lu}\p{Ll}+)(?!\p{L}|['’-]\p{L}|\s\p{Lu})/u;

/** The given name under which a page introduces the person, without a family name; null where none does. */
export const calledName = (rows: readonly Row[]): PersonName | null => {
  for (const row of rows.slice(0, INTRODUCTION)) {
    const found = ALONE.exec(row.text);
    if (!found) continue;
    const end = found.index + found[0].length;
    return { firstName: found[1]!, lastName: '', span: spanOf(row, end - found[1]!.length, end) };
  }
  return null;
};
