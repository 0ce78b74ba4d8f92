import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import { PHONE_HINTS } from '../../lexicon/phoneHints.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';

/** A sign of one country, and where it stands in the text. */
interface Sign {
  code: CountryCode;
  at: number;
  weight: number;
}

const isSiglum = (name: string): boolean => name === name.toUpperCase();

/** Towns and schools, then the French and English names of every country that has a numbering plan. */
const NAMES = makeTrie([
  ...Object.entries(PHONE_HINTS).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, { code: code as CountryCode, siglum: isSiglum(name) }] as const),
  ),
  ...['fr', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries().map((code) => [names.of(code) ?? code, { code, siglum: false }] as const);
  }),
]);

/** « Austin, TX »: a state of the USA behind its town; « S1 2AB »: a British post code; « jean@example.be »: a domain. */
const AMERICAN_STATE = /\p{L}, (?:A[KLRZ]|C[AOT]|FL|GA|I[ADLN]|K[SY]|M[ADINOST]|N[CHJMVY]|O[HKR]|PA|SC|T[NX]|UT|VA|W[AIV])(?![\p{L}\d])/gu;
const BRITISH_CODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu;
/** « T12 X5Y6 », « B2Y 2N4 »: Irish and Canadian ones. */
const IRISH_CODE = /(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] (?=[\dA-Y]*\d)(?=[\dA-Y]*[A-Y])[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/gu;
const CANADIAN_CODE = /(?<![\p{L}\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/gu;
const DOMAIN = /[\p{L}\d-]\.([a-z]{2})(?=$|[\s,;|/)>])/gu;

/** Domains that stand for no country, or for a language rather than a country. */
const WORLDLY: ReadonlySet<string> = new Set('IO ME CO AI TV CC FM LY GG GL SH IM TO WS VC'.split(' '));

const domainOf = (letters: string): CountryCode | null => {
  const code = letters === 'uk' ? 'GB' : letters.toUpperCase();
  return !WORLDLY.has(code) && isSupportedCountry(code) ? code : null;
};

/** What the CV says of countries: names of towns, schools and countries, post codes, domains of addresses. */
export const countrySigns = (text: string): Sign[] => [
  ...matchAll(NAMES, tokenize(fold(text)))
    .filter(({ value, start, end }) => {
      const written = text.slice(start, end);
      return value.siglum ? isSiglum(written) : /^\p{Lu}/u.test(written);
    })
    .map(({ value, start }) => ({ code: value.code, at: start, weight: 1 })),
  ...[...text.matchAll(AMERICAN_STATE)].map(({ index }) => ({ code: 'US' as const, at: index, weight: 1 })),
  ...[...text.matchAll(BRITISH_CODE)].map(({ index }) => ({ code: 'GB' as const, at: index, weight: 1 })),
  ...[...text.matchAll(IRISH_CODE)].map(({ index }) => ({ code: 'IE' as const, at: index, weight: 1 })),
  ...[...text.matchAll(CANADIAN_CODE)].map(({ index }) => ({ code: 'CA' as const, at: index, weight: 1 })),
  ...[...text.matchAll(DOMAIN)].flatMap(({ index, 1: letters }) => {
    const code = domainOf(letters!);
    return code ? [{ code, at: index, weight: 2 }] : [];
  }),
];

/** Characters around a number within which a place is most likely that of the person. */
const NEAR = 300;

/**
 * Countries that a number at this place may belong to, the likeliest first, each with its weight: places beside the number
 * count most, those told elsewhere little; `home`, the company's country, always comes with a weight of 2 at least.
 */
export const likelyCountries = (signs: readonly Sign[], at: number, home: CountryCode): { code: CountryCode; weight: number }[] => {
  const weights = new Map<CountryCode, { near: number; far: number }>([[home, { near: 2, far: 0 }]]);
  for (const { code, at: place, weight } of signs) {
    const known = weights.get(code) ?? { near: 0, far: 0 };
    if (Math.abs(place - at) <= NEAR) known.near = Math.min(5, known.near + 2 * weight);
    else known.far = Math.min(3, known.far + weight);
    weights.set(code, known);
  }
  return [...weights].map(([code, { near, far }]) => ({ code, weight: near + far })).sort((a, b) => b.weight - a.weight);
};
