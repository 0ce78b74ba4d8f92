import { GIVEN_NAMES, NAME_PARTICLES } from '../lexicon/givenNames.ts';
import { LEGAL_FORMS, ORGANISATION_WORDS } from '../lexicon/organisations.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../lexicon/jobTitles.ts';
import { closeLetterSpacing, headingKinds } from '../sections/headings.ts';
import { fold } from '../text/fold.ts';
import { spanOf, type Row } from '../text/rows.ts';
import type { Span } from '../text/span.ts';
import { findPlaceNames } from './places.ts';
import { softCase, splitName } from './nameParts.ts';
import { skillIdsOf } from './skills.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
  span: Span;
}

const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|d['’]\p{Lu}[\p{L}-]+|\p{Lu}\.)$/u;
const LABEL =
  /^(?:curriculum vitae(?:\s+(?:de|of))?|cv(?:\s+(?:de|of))?|resume(?:\s+of)?|noms?(?:\(s\))?(?:\s*(?:et|&|\/)\s*prenoms?(?:\(s\))?)?|prenoms?(?:\(s\))?(?:\s*(?:et|&|\/)\s*noms?(?:\(s\))?)?|name|full name|surname(?:\(s\))?\s*\/\s*first name(?:\(s\))?|first name(?:\(s\))?\s*\/\s*surname(?:\(s\))?|candidat|candidate|nom complet|mr|mrs|ms|m|mme|mlle|dr|monsieur|madame|maitre|prof|professor|professeur|pr)\s*[.:\n|–-]*\s+/u;
const NOISE: ReadonlySet<string> = new Set(
  'cv curriculum vitae resume page confidentiel confidential email mail phone tel telephone mobile adresse address linkedin github www http https ans years permis born ne nee date naissance nationality nationalite marie celibataire france available disponible dossier technique competence linkedin profile skills languages java python sql excel photo english french objective the and with for pour avec'.split(
    ' ',
  ),
);

interface Candidate {
  words: string[];
  span: Span;
  score: number;
  /** How many of the words are given names, where the rows tell. */
  given?: number;
}

const looksLikeName = (words: readonly string[]): boolean => {
  if (words.length < 2 || words.length > 6) return false;
  const folded = words.map((word) => fold(word).replace(/\.$/, ''));
  if (folded.some((word) => NOISE.has(word) || LEGAL_FORMS.has(word))) return false;
  const nameWords = words.filter((word, index) => NAME_WORD.test(word) && !NAME_PARTICLES.has(folded[index]!));
  if (nameWords.length < 1 || words.some((word, index) => !NAME_WORD.test(word) && !NAME_PARTICLES.has(folded[index]!))) return false;
  const given = folded.some((word) => GIVEN_NAMES.has(word.split('-')[0]!));
  const occupied = folded.filter(
    (word) => TITLE_HEADS.has(word) || (TITLE_QUALIFIERS.has(word) && !given) || (ORGANISATION_WORDS.has(word) && !given),
  );
  return (
    occupied.length === 0 ||
    (given &&
      occupied.length === 1 &&
      words.length === 2 &&
      !TITLE_QUALIFIERS.has(folded[0]!) &&
      GIVEN_NAMES.has(folded[0]!.split('-')[0]!))
  );
};

/** « me@jdupont.com »: people who have a domain of their own call it by their name. */
const ownDomain = (email: string): string => {
  const [label = ''] = fold(email.split('@')[1] ?? '').split('.');
  return PROVIDERS.has(label) ? '' : label;
};

const PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail yahoo ymail hotmail outlook live msn icloud me mac orange wanadoo free sfr neuf laposte bbox numericable aol gmx mail protonmail proton pm hey fastmail yandex qq 163 126 naver'.split(
    ' ',
  ),
);

/** What stands for an e-mail address where a profile is named: « linkedin.com/in/jean-dupont-4b2 ». */
const handlesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ folded }) =>
    [
      ...folded.matchAll(
        /(?:linkedin(?:\.com)?\s?[:/]\s?(?:in\/)?|\/in\/|github(?:\.com)?\s?[:/]\s?)([a-z]{2,20}[-._][a-z]{2,20})(?=[-._/]?(?:[a-z]*\d[a-z\d]*)?(?:[^a-z\d-]|$))/gu,
      ),
    ].map((match) => `${match[1]!}@`),
  );

const emailAgreement = (words: readonly string[], emails: readonly string[]): number => {
  const locals = emails.map((email) => fold(email.split('@')[0]!) + ownDomain(email));
  const parts = words.map((word) => fold(word).replaceAll(/[^a-z]/g, '')).filter((word) => word.length > 1);
  const best = locals.map((local) => {
    const letters = local.replaceAll(/[^a-z]/g, '');
    const whole = parts.filter((part) => part.length > 2 && letters.includes(part)).length;
    const initials = whole === 1 && parts.some((part) => letters.startsWith(part[0]!) && letters.includes(parts.at(-1)!));
    return whole >= 2 ? 6 : whole === 1 ? (initials ? 4 : 3) : 0;
  });
  return Math.max(0, ...best);
};

interface Piece {
  text: string;
  from: number;
  /** « Nom : », « CV de » stands before it. */
  labelled: boolean;
}

/** The pieces of a row that could be a name: whole, before a separator, after a label. */
const pieces = (row: Row): Piece[] => {
  const whole = row.text.slice(row.from);
  if (closeLetterSpacing(whole) !== whole) return [{ text: whole, from: row.from, labelled: false }];
  const found: Piece[] = [];
  const add = (from: number, to: number) => {
    let start = from;
    let labelled = false;
    for (let turn = 0; turn < 2; turn += 1) {
      const label = LABEL.exec(row.folded.slice(start, to))?.[0];
      start += label?.length ?? 0;
      labelled ||= label?.includes(':') === true || /^(?:cv|curriculum|resume)/u.test(label ?? '');
    }
    const text = row.text.slice(start, to);
    const lead = /^[^\p{L}]*/u.exec(text)![0].length;
    const body = text
      .slice(lead)
      .replace(
        /(?:,?\s(?:MBA|PhD|Ph\.D\.?|MD|PMP|CPA|CFA|M\.D\.|RN|Dr|Jr\.?|Sr\.?|Esq\.?|Ing\.?|P\.Eng|\d{2} ans|M\.?Sc|SHRM-CP|PHR))+\s*$|[^\p{L}\p{N})]+$/u,
        '',
      );
    if (body !== '') found.push({ text: body, from: start + lead, labelled });
  };
  let from = row.from;
  for (const match of row.text.slice(row.from).matchAll(/\n|\t|\s{3,}|\s?[|•·]\s?|\s[–—/-]\s|,\s|\s\(|\s(?=\d)/gu)) {
    add(from, row.from + match.index);
    from = row.from + match.index + match[0].length;
  }
  add(from, row.text.length);
  return found;
};

const scoreOf = (words: readonly string[], row: Row, rank: number, largest: number, body: number, emails: readonly string[]): number => {
  const folded = words.map(fold);
  const places = findPlaceNames(folded.join(' '));
  const given = folded.filter((word) => word.split('-').some((part) => GIVEN_NAMES.has(part))).length;
  let score = emailAgreement(words, emails) + (given > 0 ? 3 : 0) + Math.max(0, 3 - rank * 0.4);
  if (row.fontSize > body + 1 && row.fontSize >= largest - 0.5) score += row.fontSize > body + 6 ? 4.5 : 3;
  else if (row.fontSize > body + 1) score += 1;
  if (row.bold) score += 0.5;
  if (rank === 0 && row.fontSize > body + 3) score += 1;
  if (words.some((word) => word.length > 2 && word === word.toUpperCase()) && words.some((word) => word !== word.toUpperCase()))
    score += 1.5;
  if (places.length > 0 && given === 0) score -= 4;
  if (words.length > 4) score -= 1;
  if (row.bullet) score -= 1.5;
  return score;
};

/** « William “Bill” Smith », « Li Wei 李伟 »: a nickname, or the name once more in another script. */
const ASIDE = /\s(?:["“«„]\s?[\p{L}. -]{1,20}\s?["”»]|\([\p{L}. -]{1,20}\)|'[\p{L}. -]{1,20}')(?=\s|$)/gu;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** « PhD », « EngD », « MSc », « CEng »: a degree or a chartered title behind a name. */
const isDegree = (word: string): boolean => /^(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Lu}{2,}\p{Ll}+),?$/u.test(word);

const wordsOf = (text: string): string[] => {
  const words = closeLetterSpacing(text)
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[\p{Extended_Pictographic}\uFE0F]+$/u.test(word));
  const degree = words.findIndex((word, index) => index >= 2 && isDegree(word));
  return degree < 0 ? words : words.slice(0, degree).map((word) => word.replace(/,$/, ''));
};

/** The words of a row without nickname and other script; null when it holds neither. */
const plainWords = (row: Row): string[] | null => {
  const text = row.text.slice(row.from);
  const bare = text.replaceAll(ASIDE, '');
  const words = wordsOf(bare).filter((word) => !OTHER_SCRIPT.test(word));
  return bare === text && words.length === wordsOf(bare).length ? null : words;
};

/** « jean dupont » in the largest type: names that a designer set in small letters. */
const raised = (words: readonly string[], emails: readonly string[]): string[] | null => {
  if (words.length < 2 || words.length > 3 || words.some((word) => !/^\p{Ll}[\p{Ll}'’-]+$/u.test(word))) return null;
  const known = GIVEN_NAMES.has(fold(words[0]!)) || emailAgreement(words, emails) >= 4;
  return known ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : null;
};

const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();

/** Where the second part of « jeandupont » begins: by the address (jean@dupont.com, jean.dupont@…), its capitals, a given name. */
const seamOf = (word: string, emails: readonly string[]): number | null => {
  const folded = fold(word);
  for (const email of emails) {
    const parts = [...fold(email.split('@')[0]!).split(/[._-]/), ownDomain(email)].filter((part) => part.length > 1);
    for (const first of parts) if (parts.some((second) => second !== first && first + second === folded)) return first.length;
  }
  const camel = /^(\p{Lu}\p{Ll}{2,})\p{Lu}\p{Ll}{2,}$/u.exec(word);
  if (camel) return camel[1]!.length;
  for (let cut = word.length - 4; cut >= 4; cut -= 1) if (GIVEN_NAMES.has(folded.slice(0, cut))) return cut;
  return null;
};

/** « jeandupont » in the largest type. */
const unglued = (words: readonly string[], emails: readonly string[]): string[] | null => {
  const [word = ''] = words;
  if (words.length !== 1 || !/^\p{L}{6,30}$/u.test(word) || NOISE.has(fold(word)) || skillIdsOf(word).length > 0) return null;
  const cut = seamOf(word, emails);
  return cut === null ? null : [capital(word.slice(0, cut)), capital(word.slice(cut))];
};

const labelOf = (row: Row): string => LABEL.exec(row.folded.slice(row.from))?.[0] ?? '';

/** « Dupont, Jean »: the family name first, where a label or a given name behind the comma tells it. */
const inverted = (row: Row): string[] | null => {
  const label = labelOf(row);
  const match = /^(\p{Lu}[\p{L}'’ -]{1,30}),\s(\p{Lu}[\p{L}'’. -]{1,30})$/u.exec(row.text.slice(row.from + label.length).trim());
  if (!match) return null;
  const [last, first] = [match[1]!, match[2]!];
  const given = GIVEN_NAMES.has(fold(first).split(/[ -]/)[0]!) && findPlaceNames(fold(last)).length === 0;
  return given || /[:\n/]/.test(label) ? [...wordsOf(first), ...wordsOf(last)] : null;
};

const fromLabels = (rows: readonly Row[]): PersonName | null => {
  const read = (label: RegExp) => {
    for (const row of rows) {
      const match = label.exec(row.folded);
      const value = match
        ? row.text
            .slice(match[0].length)
            .split(/\n|\t|\s{2,}|,/)[0]!
            .trim()
        : '';
      if (match && /^\p{L}[\p{L}' ’-]{1,40}$/u.test(value))
        return { value, span: spanOf(row, match[0].length, match[0].length + value.length) };
    }
    return null;
  };
  const last = read(/^\W{0,3}(?:nom(?: de famille)?|last name|surname|family name)\s*:\s*/u);
  const first = read(/^\W{0,3}(?:prenoms?|first name|given names?|forename)\s*:\s*/u);
  if (!first || !last) return null;
  return {
    firstName: softCase(first.value),
    lastName: softCase(last.value),
    span: { start: Math.min(first.span.start, last.span.start), end: Math.max(first.span.end, last.span.end) },
  };
};

/** « María Inés / Tarvallo »: the break of the rows parts the names, unless the address knows the upper row’s last word. */
const givenAbove = (above: readonly string[], below: readonly string[], emails: readonly string[]): number | undefined => {
  const local = emails.map((email) => fold(email.split('@')[0]!)).join(' ');
  const isTold = (word: string): boolean => word.length > 2 && local.includes(fold(word));
  const parted = above.length === 2 && below.some(isTold) && !isTold(above.at(-1)!);
  return parted ? above.length : undefined;
};

/** A name set on two or three rows of one size: « Jean / DUPONT ». */
const stacked = (
  rows: readonly Row[],
  rank: number,
  body: number,
  emails: readonly string[],
  score: (words: string[], row: Row) => number,
): Candidate[] => {
  const row = rows[rank]!;
  const found: Candidate[] = [];
  let words = wordsOf(row.text.slice(row.from));
  if (words.length > 3) return [];
  for (const [step, next] of rows.slice(rank + 1, rank + 3).entries()) {
    if (next.page !== row.page || Math.abs(next.fontSize - row.fontSize) > 0.5 || headingKinds(next.text).length > 0) break;
    const [own, titles] = next.text.slice(next.from).split(/,(.*)/su);
    if (wordsOf(own!).some(isDegree)) break;
    const given = step === 0 ? givenAbove(words, wordsOf(own!), emails) : undefined;
    words = words.concat(wordsOf(own!));
    const sure = row.fontSize > body + 1 || emailAgreement(words, emails) >= 6;
    if (!sure || words.length > 5) break;
    const span = { start: spanOf(row).start, end: spanOf(next).end };
    if (looksLikeName(words))
      found.push({ words, span, score: score(words, row) + (step + 1) * (row.fontSize > body + 4 ? 1 : -1), ...(given && { given }) });
    if (titles !== undefined) break;
  }
  return found;
};

/**
 * The person: rows of the head (and of other first-page rows in a large type), judged by typography, place, given-name
 * evidence and agreement with the e-mail address. null when nothing is sure enough: a person is never invented.
 */
export const findName = (rows: readonly Row[], body: number, addresses: readonly string[]): PersonName | null => {
  const emails = [...addresses, ...handlesOf(rows)];
  const labelled = fromLabels(rows);
  if (labelled) return labelled;
  const largest = Math.max(0, ...rows.map(({ fontSize }) => fontSize));
  const candidates: Candidate[] = [];
  rows.forEach((row, rank) => {
    if (row.text.length > 160 || headingKinds(row.text.slice(row.from)).length > 0) return;
    const whole = wordsOf(row.text.slice(row.from));
    const large = row.fontSize > body + 3 && row.fontSize >= largest - 0.5;
    const restored = plainWords(row) ?? inverted(row) ?? (large ? (raised(whole, emails) ?? unglued(whole, emails)) : null);
    if (restored && looksLikeName(restored))
      candidates.push({
        words: restored,
        span: spanOf(row),
        score: scoreOf(restored, row, rank, largest, body, emails) + (labelOf(row).length > 2 ? 3 : 0),
      });
    for (const { text, from, labelled } of pieces(row)) {
      const words = wordsOf(text);
      if (looksLikeName(words))
        candidates.push({
          words,
          span: spanOf(row, from, from + text.length),
          score: scoreOf(words, row, rank, largest, body, emails) + (labelled ? 3 : 0),
        });
      if (from === row.from)
        candidates.push(...stacked(rows, rank, body, emails, (both, first) => scoreOf(both, first, rank, largest, body, emails)));
    }
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 5 ? { ...splitName(best.words, emails, best.given), span: best.span } : null;
};
