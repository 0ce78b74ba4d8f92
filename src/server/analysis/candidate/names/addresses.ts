import { isFamilyName } from '../../lexicon/familyNames.ts';
import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';

/** The letters of a word without accents, marks and digits. */
export const lettersOf = (word: string): string => fold(word).replaceAll(/[^a-z]/g, '');

/** « me@jdupont.com »: people who have a domain of their own call it by their name. */
export const ownDomain = (email: string): string => {
  const [label = ''] = fold(email.split('@')[1] ?? '').split('.');
  return PROVIDERS.has(label) ? '' : label;
};

const PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail yahoo ymail hotmail outlook live msn icloud me mac orange wanadoo free sfr neuf laposte bbox numericable aol gmx mail protonmail proton pm hey fastmail yandex qq 163 126 naver'.split(
    ' ',
  ),
);

const PROFILE_IN_PARTS =
  /(?:linkedin(?:\.com)?\s?[:/]\s?(?:in\/)?|\/in\/|git(?:hub|lab)(?:\.com)?\s?[:/]\s?|:\/\/(?:www\.)?|(?<!\S)www\.)([a-z]{2,20}[-._][a-z]{2,20})(?=[-._/]?(?:[a-z]*\d[a-z\d]*)?(?:[^a-z\d-]|$))/gu;
const PROFILE =
  /(?:linkedin\.com\/in\/|git(?:hub|lab)\.com\/)([a-z]{5,30})(?![a-z])|(?<![a-z\d.-])([a-z]{5,30})(?=\.git(?:hub|lab)\.io(?![a-z]))/gu;
/** A handle and nothing else, below the rows where a name in one word may stand. */
const BARE = /^\W*([a-z]{8,30})$/u;
const TITLE_ROWS = 3;

/** What stands for an e-mail address where a profile is named: « linkedin.com/in/jean-dupont-4b2 », « github.com/jdupont ». */
export const handlesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ text, folded }, rank) => {
    const bare = rank < TITLE_ROWS ? null : BARE.exec(text);
    return [...folded.matchAll(PROFILE_IN_PARTS), ...folded.matchAll(PROFILE), ...(bare ? [bare] : [])].map(
      (match) => `${(match[1] ?? match[2])!}@`,
    );
  });

/** Letters that a name and an address share by chance. */
const MIN_LETTERS = 4;

/** « thuyle@… », « le.thuy@… »: the whole name, however short its words, from either end. */
const runsTogether = (words: readonly string[], letters: string): boolean => {
  const parts = words.map(lettersOf);
  const runs = [parts, [parts.at(-1)!, ...parts.slice(0, -1)]].map((order) => order.join(''));
  return (
    parts.length > 1 && parts.every((part) => part.length > 1) && runs.some((run) => run.length >= MIN_LETTERS && letters.includes(run))
  );
};

export const emailAgreement = (words: readonly string[], emails: readonly string[]): number => {
  const locals = emails.map((email) => fold(email.split('@')[0]!) + ownDomain(email));
  const parts = words
    .flatMap((word) => fold(word).split('-'))
    .map((word) => word.replaceAll(/[^a-z]/g, ''))
    .filter((word) => word.length > 1);
  const best = locals.map((local) => {
    const letters = local.replaceAll(/[^a-z]/g, '');
    if (runsTogether(words, letters)) return 6;
    const whole = parts.filter((part) => part.length > 2 && letters.includes(part)).length;
    const initials = whole === 1 && parts.some((part) => letters.startsWith(part[0]!) && letters.includes(parts.at(-1)!));
    return whole >= 2 ? 6 : whole === 1 ? (initials ? 4 : 3) : 0;
  });
  return Math.max(0, ...best);
};

/** Where the second part of « jeandupont » begins: by the address (jean@dupont.com, jean.dupont@…), its capitals, a given name. */
export const seamOf = (word: string, emails: readonly string[]): number | null => {
  const folded = fold(word);
  for (const email of emails) {
    const local = fold(email.split('@')[0]!).split(/[._-]/);
    if (local.length > 1 && local.includes(folded)) return null;
    const parts = [...local, ownDomain(email)].filter((part) => part.length > 1);
    for (const first of parts) if (parts.some((second) => second !== first && first + second === folded)) return first.length;
  }
  const camel = /^(\p{Lu}\p{Ll}{2,})\p{Lu}\p{Ll}{2,}$/u.exec(word);
  if (camel) return camel[1]!.length;
  const cuts = Array.from({ length: Math.max(0, word.length - 6) }, (_, index) => word.length - 4 - index).filter((cut) =>
    GIVEN_NAMES.has(folded.slice(0, cut)),
  );
  // « Léa » opens many a word
  const isShort = (cut: number): boolean => cut < 4 && !emails.some((email) => fold(email).split(/[.@_-]/u)[0] === folded.slice(0, cut));
  return cuts.find((cut) => isFamilyName(folded.slice(cut))) ?? cuts.find((cut) => !isShort(cut)) ?? null;
};

/** An address spells every word of a name, or its first letter: « marie.page@ », « mpage@ », though one is a word of another kind. */
export const isSpelled = (words: readonly string[], emails: readonly string[]): boolean => {
  const parts = words.map(lettersOf).filter((part) => part.length > 2);
  const spells = (email: string): boolean => {
    const local = lettersOf(email.split('@')[0]!);
    const letters = local + ownDomain(email).replaceAll(/[^a-z]/g, '');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const short = parts.length === 2 && [first.charAt(0) + last, last + first.charAt(0)].includes(local) && last.length > 3;
    return short || (parts.length >= 2 && parts.every((part) => letters.includes(part))) || runsTogether(words, letters);
  };
  return emails.some(spells);
};

/** « linkedin.com/in/jean-dupont-4b2 », which was made of a given name and a family name. */
const isProfile = (email: string): boolean => email.endsWith('@') && partsOf(email).length > 1;

/** Letters of a family name behind an initial that an address shares by chance. */
const MIN_FAMILY = 4;

const partsOf = (email: string): string[] =>
  fold(email.split('@')[0]!)
    .split(/[._-]/)
    .map(lettersOf)
    .filter((part) => part !== '');

/** « jdupont@… »: nearly everybody puts the initial of the given name there. */
const tellsFamily = (given: string, family: string, email: string): boolean =>
  family.length >= MIN_FAMILY && partsOf(email).join() === given.charAt(0) + family;

/** « jean.dupont@… », « jeandupont@… », « jean.dupont.pro@… ». */
const tellsBoth = (given: string, family: string, email: string): boolean => {
  const parts = partsOf(email);
  return (
    parts.join() === given + family ||
    (parts.length > 1 && parts[0] === given && parts.at(-1) === family) ||
    (parts.length > 2 && parts[0] === given && parts[1] === family)
  );
};

/** « j.dupont@… ». */
const tellsInitial = (given: string, family: string, email: string): boolean => {
  const parts = partsOf(email);
  return parts.length > 1 && parts.at(-1) === family && parts[0] === given.charAt(0);
};

/**
 * What addresses say of the order of a name. « jdupont@… » and « linkedin.com/in/jean-dupont » over « Dupont Jean » tell that it is
 * `reversed`; « jean.dupont@… » that it `may be`, for many write the family name first in an address and the given name first on a
 * CV (21 of 28 that differ). « j.dupont@… » does not overturn it, for some write the initial of their family name so.
 */
export const addressOrder = (words: readonly string[], emails: readonly string[]): 'written' | 'reversed' | 'may be' | null => {
  const parts = words.map(lettersOf);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const isWritten = (email: string): boolean =>
    parts.slice(0, -1).some((given) => [tellsBoth, tellsInitial, tellsFamily].some((tells) => tells(given, last, email)));
  if (emails.some(isWritten)) return 'written';
  if (emails.some((email) => tellsFamily(last, first, email) || (isProfile(email) && tellsBoth(last, first, email)))) return 'reversed';
  return emails.some((email) => tellsBoth(last, first, email)) ? 'may be' : null;
};

/** « kaya@jherzog.com »: a given name at a domain that its owner called by the family name. */
const isOfOwnDomain = (given: string, family: string, email: string): boolean => {
  const [local, domain] = [lettersOf(email.split('@')[0]!), lettersOf(ownDomain(email))];
  return family.length >= MIN_FAMILY && given.length > 1 && local === given && domain.includes(family) && !domain.includes(given);
};

/** « me@sheunlawani.com »: the end of a given name, which its owner goes by, and the family name. */
const isOfBoth = (given: string, family: string, email: string): boolean => {
  const domain = lettersOf(ownDomain(email));
  const call = domain.endsWith(family) ? domain.slice(0, -family.length) : '';
  return family.length >= MIN_FAMILY && call.length >= MIN_FAMILY && call !== given && given.endsWith(call);
};

/** The order of two names as such an address tells it; null where none does. */
export const domainOrder = (words: readonly string[], emails: readonly string[]): 'written' | 'reversed' | null => {
  const [first, last] = words.map(lettersOf) as [string, string];
  if (words.length !== 2) return null;
  if (emails.some((email) => isOfOwnDomain(first, last, email) || isOfBoth(first, last, email))) return 'written';
  return emails.some((email) => isOfOwnDomain(last, first, email) || isOfBoth(last, first, email)) ? 'reversed' : null;
};
