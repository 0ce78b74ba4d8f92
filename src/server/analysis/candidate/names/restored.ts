import { GIVEN_NAMES, NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { closeLetterSpacing } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { emailAgreement, isSpelled, seamOf } from './addresses.ts';
import { LABEL } from './announced.ts';
import { ASIDE, capital, DOCUMENT_WORDS, IN_BRACKETS, isDegree, NOISE, opensOnGiven, OTHER_SCRIPT, wordsOf } from './words.ts';
import { findPlaceNames } from '../../text/places.ts';
import { skillIdsOf } from '../skills/skills.ts';

/** The words of a row without nickname and other script; null when it holds neither. */
const plainWords = (row: Row): string[] | null => {
  const text = row.text.slice(row.from + labelOf(row).length);
  const bare = text.replace(IN_BRACKETS, '$1').replaceAll(ASIDE, '');
  const words = wordsOf(bare).filter((word) => !OTHER_SCRIPT.test(word));
  return bare === text && words.length === wordsOf(bare).length ? null : words;
};

const isWord = (word: string): boolean => /^\p{L}(?:[\p{Ll}'’-]+|\.)$/u.test(word);
const isLoud = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word);
const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

/** « jean dupont », « Jean dupont »: names set in small letters, where a form asks for them, a list or a title right below (in the largest type) or an address tells them: in any other type, the whole of them. */
const raised = (row: Row, emails: readonly string[], large: boolean, titled: boolean): string[] | null => {
  const label = labelOf(row);
  // « jean. dupont »
  const words = wordsOf(row.text.slice(row.from + label.length)).map((word) => word.replace(/(?<=\p{L}{2})\.$/u, ''));
  const isLoudEnd = isSmall(words[0] ?? '') && /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(words.at(-1)!);
  if (words.length < 2 || words.length > 4 || !words.every((word) => isWord(word) || (isLoudEnd && isLoud(word)))) return null;
  const isMixed = isLoudEnd || (words.some(isSmall) && isSpelled(words, emails));
  if (!isSmall(words.at(-1)!) && !isMixed) return null;
  const plain = fold(words.join(' '));
  const isOther =
    !words.every(isSmall) && (titleScore(plain) > 0 || skillIdsOf(plain).length > 0 || NAME_PARTICLES.has(plain.split(' ').at(-1)!));
  if (isOther || words.some((word) => DOCUMENT_WORDS.has(fold(word)))) return null;
  const agreed = emailAgreement(words, emails) >= 3;
  const isBoldPair =
    row.bold &&
    words.length === 2 &&
    words.every(isSmall) &&
    titleScore(plain) === 0 &&
    findPlaceNames(plain).length === 0 &&
    skillIdsOf(plain).length === 0;
  const known = isLoudEnd
    ? agreed || large || titled
    : large
      ? (titled && words.every(isSmall)) || opensOnGiven(words[0]!) || agreed
      : label.includes(':') || isSpelled(words, emails) || (titled && (agreed || opensOnGiven(words[0]!) || isBoldPair));
  return known ? words.map((word) => word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())) : null;
};

/** « Nom : », « Dr » in front of a name. */
export const labelOf = (row: Row): string => LABEL.exec(row.folded.slice(row.from))?.[0] ?? '';

/** « jeanDUPONT », « JeanDUPONT »: the capitals of the family name part the two. */
const glued = (row: Row, emails: readonly string[]): string[] | null => {
  const [, given, family] = /^(\p{L}\p{Ll}{2,})(\p{Lu}{3,})$/u.exec(row.text.slice(row.from).trim()) ?? [];
  const words = given && family ? [capital(given), capital(family)] : null;
  const known = words !== null && (GIVEN_NAMES.has(fold(words[0]!)) || emailAgreement(words, emails) >= 3);
  return known && !words.some((word) => DOCUMENT_WORDS.has(fold(word))) ? words : null;
};

/** « Jean - Pierre Dupont »: a given name whose hyphen stands apart. */
const hyphened = (row: Row): string[] | null => {
  const text = row.text.slice(row.from);
  const [, one, other] = /^(\p{Lu}\p{L}+)\s?-\s?(\p{Lu}\p{L}+)\s/u.exec(text) ?? [];
  const given = one && other && GIVEN_NAMES.has(fold(one)) && GIVEN_NAMES.has(fold(other));
  const words = given ? wordsOf(text.replace(/\s?-\s?/u, '-')) : [];
  return words.length > 1 && words.length <= 3 && words[0]!.length < text.indexOf(other!) + other!.length ? words : null;
};

/** « cv-Version-Finale »: which document it is. Folded. */
const WHICH: ReadonlySet<string> = new Set(
  'version final finale model modele template new old latest court courte short long longue complet complete full'.split(' '),
);

/** « cv-Jean-Dupont », « CV_Jean_Dupont »: what a document is called, its given name known or both with their capitals. */
const ofDocument = (row: Row): string[] | null => {
  const [, given, family] = /^(?:cv|resume|curriculum)[-_](\p{L}{2,})[-_](\p{L}{2,})$/iu.exec(row.text.slice(row.from).trim()) ?? [];
  if (!given || !family) return null;
  const plain = fold(`${given} ${family}`);
  const isOther =
    [given, family].some((word) => NOISE.has(fold(word)) || WHICH.has(fold(word))) || titleScore(plain) > 0 || skillIdsOf(plain).length > 0;
  const known = GIVEN_NAMES.has(fold(given)) || (!isOther && [given, family].every((word) => /^\p{Lu}\p{L}{2,}$/u.test(word)));
  return known ? [capital(given), capital(family)] : null;
};

/** « JeanDupont/PhD ». */
const DEGREE_BEHIND = /\s?\/\s?(?:Ph\.?D|M\.?D|M\.?Sc|MBA)\.?\s*$/u;

/** « jeandupont » or « Dr. JeanDupont » in the largest type. */
const unglued = (row: Row, emails: readonly string[]): string[] | null => {
  const words = wordsOf(row.text.slice(row.from + labelOf(row).length).replace(DEGREE_BEHIND, ''));
  const [word = ''] = words;
  const other = NOISE.has(fold(word)) || DOCUMENT_WORDS.has(fold(word)) || findPlaceNames(fold(word)).length > 0;
  if (words.length !== 1 || !/^(?=.{6,40}$)\p{L}{5,}(?:-\p{L}{3,})?$/u.test(word) || other || skillIdsOf(word).length > 0) return null;
  const cut = seamOf(word, emails);
  return cut === null ? null : [capital(word.slice(0, cut)), capital(word.slice(cut))];
};

/** « JeanDupont » at the top of a page, its given name known. */
const camel = (row: Row): string[] | null => {
  const [, given, family] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(row.text.slice(row.from).trim()) ?? [];
  return given && family && GIVEN_NAMES.has(fold(given)) && skillIdsOf(given + family).length === 0 ? [given, family] : null;
};

/** « jeandupont » in any type, where an address has both names in two parts: « jean.dupont@… ». */
const spelledOut = (row: Row, emails: readonly string[]): string[] | null => {
  const word = row.folded.slice(row.from).trim();
  const parted = emails.some(
    (email) =>
      fold(email.split('@')[0]!)
        .split(/[._-]/)
        .filter((part) => part.length > 2)
        .join('') === word,
  );
  return parted && !emails.some((email) => fold(email).startsWith(`${word}@`)) ? unglued(row, emails) : null;
};

/** « DUPONT, Jean. ORCID 0000-… », « DUPONT, Jean | Paris »: what stands behind a mark. */
const BEHIND_NAME = /(?:\s\([\p{L}\s'’.-]{2,30}\)|(?<=\p{Ll}{3})\.\s|\s[|–—-]\s|\s{3,}|\n|\t).*$/su;

/** « Dupont, Jean »: the family name first, where a label, a given name behind the comma or an address tells it. */
const inverted = (row: Row, emails: readonly string[]): string[] | null => {
  const label = labelOf(row);
  const match = /^((?:(?:van|von|de|der|den|du|la|el|al|da|dos|di)\s){0,3}\p{Lu}[\p{L}'’ -]{1,30}),\s(\p{Lu}[\p{L}'’. -]{1,30})$/u.exec(
    row.text
      .slice(row.from + label.length)
      .replace(BEHIND_NAME, '')
      .trim(),
  );
  if (!match) return null;
  const [last, first] = [match[1]!, match[2]!];
  const given = GIVEN_NAMES.has(fold(first).split(/[ -]/)[0]!) && findPlaceNames(fold(last)).length === 0;
  const told =
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(first) &&
    !isDegree(first) &&
    !last.includes(' ') &&
    emailAgreement([first, last], emails) >= 4;
  const loud =
    /^\p{Lu}{3,}(?:[ -]\p{Lu}{3,})?$/u.test(last) &&
    /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(first) &&
    emailAgreement([first], emails) >= 3;
  return given || told || loud || /[:\n/]/.test(label) ? [...wordsOf(first), ...wordsOf(last)] : null;
};

/** « Jean » and « DUPONT » in two cells of one row of large type. */
const inCells = (row: Row): string[] | null => {
  const cells = row.text.slice(row.from).split(/[\n\t]/u);
  const words = cells.flatMap(wordsOf);
  return cells.length === 2 && words.length <= 4 && cells.every((cell) => wordsOf(cell).length <= 2) ? words : null;
};

/** « J E A N D U P O N T ». */
const isSpaced = (row: Row): boolean => closeLetterSpacing(row.text.slice(row.from)) !== row.text.slice(row.from);

/** The words of a row that its designer set otherwise than a name is written; `large`: as large as anything, `titled`: at the top, over a title. null when it is not so. */
export const restoredName = (row: Row, large: boolean, titled: boolean, emails: readonly string[]): string[] | null =>
  inverted(row, emails) ??
  plainWords(row) ??
  glued(row, emails) ??
  hyphened(row) ??
  ofDocument(row) ??
  raised(row, emails, large, titled) ??
  (titled ? camel(row) : null) ??
  (large || isSpaced(row) ? (unglued(row, emails) ?? inCells(row)) : spelledOut(row, emails));
