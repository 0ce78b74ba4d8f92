import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { PAIRED_FAMILIES } from '../../lexicon/familyNames.ts';
import { lettersOf, ownDomain } from './addresses.ts';

/** What an address calls the person: « jean.dupont », « jdupont2 », of a domain of their own « jean-dupont ». */
const callsOf = (emails: readonly string[]): string[] =>
  emails.flatMap((email) => [email.split('@')[0]!, ownDomain(email)].map(lettersOf).filter((call) => call.length > 3));

/** How an address may shorten given names: all of them, the first, those behind it, the last, their initials. */
const shortOf = (given: readonly string[]): string[] => [
  given.join(''),
  given[0]!,
  given.slice(1).join(''),
  given.at(-1)!,
  given[0]!.charAt(0),
  given.map((word) => word.charAt(0)).join(''),
  given[0]! +
    given
      .slice(1)
      .map((word) => word.charAt(0))
      .join(''),
];

/** Letters of a family name that an address shares by chance. */
const MIN_LETTERS = 3;

/** « mariaines.tarvallo@… »: given names and family name, a mark between them. */
const spells = (email: string, given: readonly string[], family: readonly string[]): boolean => {
  const [one, other, ...more] = email
    .split('@')[0]!
    .split(/[._]/)
    .map(lettersOf)
    .filter((part) => part !== '');
  const isGiven = given.some((_, from) => given.slice(from).join('') === one);
  return more.length === 0 && isGiven && other === family.join('');
};

/**
 * How many of three words or more are given names, as an address has them: « mariaines.tarvallo@… », « mtarvallo@… », which knows
 * no other family name; « maria.tarvallo@… » of « María Tarvallo Prinz ». null where none tells.
 */
export const addressGiven = (words: readonly string[], emails: readonly string[]): number | null => {
  const parts = words.map(lettersOf);
  if (parts.length < 3 || parts.some((part) => part === '')) return null;
  for (let cut = 1; cut < parts.length; cut += 1)
    if (emails.some((email) => spells(email, parts.slice(0, cut), parts.slice(cut)))) return cut;
  // « tarvalloprinz@… » of « María Tarvallo Prinz »
  for (let cut = 1; cut < parts.length - 1; cut += 1)
    if (!GIVEN_NAMES.has(parts[cut]!) && callsOf(emails).includes(parts.slice(cut).join(''))) return cut;
  // the whole name without a mark tells no end of its parts
  const calls = callsOf(emails).filter((call) => call !== parts.join(''));
  const tells = (given: readonly string[], family: string): boolean =>
    family.length >= MIN_LETTERS &&
    calls.some((call) => {
      const before = call.endsWith(family) ? call.slice(0, -family.length) : '';
      const isShort = before !== '' && (given[0]!.startsWith(before) || shortOf(given).includes(before));
      return isShort || call === family + given[0]!.charAt(0);
    });
  for (let cut = 1; cut < parts.length; cut += 1) {
    const isBeside = cut > 1 && PAIRED_FAMILIES.has(parts[cut - 1]!);
    const given = parts.slice(0, cut);
    if (parts[cut]!.length === 1) continue;
    const family = parts.slice(cut).join('');
    if (isBeside ? calls.includes(given.join('') + family) : tells(given, family)) return cut;
  }
  const isTurned = !GIVEN_NAMES.has(parts[0]!) && parts.slice(1).every((part) => GIVEN_NAMES.has(part));
  return !isTurned && tells(parts.slice(0, 1), parts[1]!) ? 1 : null;
};

/** « seun.tarvallo@… » of « Tarvallo Oluwaseun Peter »: one end of a given name, which its owner goes by, and the family name printed first. */
const endsOnFirst = (email: string, [family, ...given]: readonly string[]): boolean => {
  const [call = '', last = '', ...more] = email.split('@')[0]!.split(/[._-]/).map(lettersOf);
  const isPart = given.some((word) => word !== call && (word.startsWith(call) || word.endsWith(call)));
  return more.length === 0 && last === family && last.length > MIN_LETTERS && call.length >= MIN_LETTERS && isPart;
};

/** How many words of « Tarvallo Hui Min », the family’s, « huimin.tarvallo@… » has behind the others. */
export const addressRotates = (words: readonly string[], emails: readonly string[]): number | null => {
  const parts = words.map(lettersOf);
  const calls = callsOf(emails);
  for (let cut = 1; cut < parts.length && parts.length > 2; cut += 1)
    if (calls.includes([...parts.slice(cut), ...parts.slice(0, cut)].join(''))) return cut;
  return parts.length > 2 && emails.some((email) => endsOnFirst(email, parts)) ? 1 : null;
};
