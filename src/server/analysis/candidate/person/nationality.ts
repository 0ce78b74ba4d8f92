import { NATIONALITIES } from '../../lexicon/places.ts';
import type { Found } from '../../text/span.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { findPlaceNames } from '../../text/places.ts';
import { isLanguageName } from '../skills/languages.ts';

const words = makeTrie(NATIONALITIES.map((word) => [word, true] as const));
const LABEL = /(?<!\p{L})(?:nationalites?|nationality|citizenship|citoyennete)\s?[:\n–-]?\s*|(?<!\p{L})citizen of\s/gu;

/** « 30 ans », « Née le 3 mai 1990 », « 03/05/1990 », « Célibataire »: what forms ask for beside a nationality. Folded. */
const CIVIL_LINE =
  /^(?:\d{2} (?:ans|years old)|(?:nee? |born |date (?:de naissance|of birth)).{0,40}|\d{2}[/.]\d{2}[/.](?:19|20)\d{2}|(?:celibataire|mariee?|pacsee?|divorcee?|veuf|veuve|single|married)(?:,? .{0,25})?)$/u;

/** Lines of a page in which somebody tells who they are. */
const HEAD_LINES = 20;

/** « Belge » alone on its line, beside an age or a civil status, and no language. */
const loneNationality = (text: string, folded: string): Found<string> | null => {
  let from = 0;
  const lines = folded.split(/[\n\t\f]/u, HEAD_LINES).map((line) => {
    const start = from;
    from += line.length + 1;
    return { told: line.trim(), start: start + line.length - line.trimStart().length };
  });
  const found = lines.find(({ told }, at) => {
    const [match, ...others] = matchAll(words, tokenize(told));
    const whole = match?.start === 0 && match.end === told.length && others.length === 0;
    return whole && !isLanguageName(told) && [lines[at - 1], lines[at + 1]].some((other) => other && CIVIL_LINE.test(other.told));
  });
  if (!found) return null;
  const end = found.start + found.told.length;
  return { value: text.slice(found.start, end), span: { start: found.start, end } };
};

/** « American and Canadian citizenship », « French citizen », « British passport ». Folded. */
const CITIZEN =
  /(?<=\p{L} )(?:citizens?(?:hip)?|passports?)(?!\p{L}| (?:of|office|control|service|centre|center|science|journalis[mt]|advice|bank))/gu;
const JOINED = /^(?: ?(?:and|&|\/|-|,) ?)$/u;
/** Letters in front of such a word that may name two countries. */
const REACH = 40;

/** The nationality of which somebody is a citizen, both where two are joined. */
const citizen = (text: string, folded: string): Found<string> | null => {
  for (const { index, 0: word } of folded.matchAll(CITIZEN)) {
    const from = Math.max(0, index - REACH);
    const before = folded.slice(from, index).replace(/ (?=$)/u, '');
    const matches = matchAll(words, tokenize(before));
    const last = matches.at(-1);
    if (!last || last.end < before.length) continue;
    const one = matches.at(-2);
    const first = one && JOINED.test(before.slice(one.end, last.start)) ? one : last;
    return { value: text.slice(from + first.start, from + last.end), span: { start: from + first.start, end: index + word.length } };
  }
  return null;
};

/** Nationality, only when written after its label, after « de nationalité », before « citizen » or among the lines of a civil status; as written (decisions §4). */
export const findNationality = (text: string, folded: string): Found<string> | null => {
  for (const label of folded.matchAll(LABEL)) {
    const from = label.index + label[0].length;
    const tail = folded.slice(from, from + 60);
    const matches = matchAll(words, tokenize(tail.split('\n')[0]!));
    if (matches.length > 0 && matches[0]!.start < 3) {
      const last = matches.findLast((match, index) => index === 0 || match.start - matches[index - 1]!.end < 6) ?? matches[0]!;
      return { value: text.slice(from + matches[0]!.start, from + last.end), span: { start: label.index, end: from + last.end } };
    }
    const [country] = findPlaceNames(tail.split('\n')[0]!);
    if (country?.value === 'country' && country.start === 0)
      return { value: text.slice(from, from + country.end), span: { start: label.index, end: from + country.end } };
    const written = /^[\p{L}-]{3,25}(?=\s*(?:$|[\n,;.|]))/u.exec(fold(text.slice(from, from + 40)));
    if (written && /[:\n]/.test(label[0]))
      return { value: text.slice(from, from + written[0].length), span: { start: label.index, end: from + written[0].length } };
  }
  return citizen(text, folded) ?? loneNationality(text, folded);
};
