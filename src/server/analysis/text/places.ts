import { ORGANISATION_WORDS } from '../lexicon/organisations.ts';
import { CITIES, COUNTRIES, COUNTRY_CODES, FRENCH_DEPARTMENT, REGIONS, STATE_CODES } from '../lexicon/places.ts';
import { tokenize } from './tokens.ts';
import { makeTrie, matchAll, type TrieMatch } from './trie.ts';

export type PlaceKind = 'city' | 'region' | 'country';

const places = makeTrie<PlaceKind>([
  ...CITIES.map((name) => [name, 'city'] as const),
  ...COUNTRIES.map((name) => [name, 'country'] as const),
  ...REGIONS.map((name) => [name, 'region'] as const),
]);

/** « Oiron (79) », « Oiron, 79 »: a town by its department, known or not. */
const OF_DEPARTMENT = new RegExp(String.raw`^\p{Lu}[\p{L}'’ -]{1,40}(?: \(${FRENCH_DEPARTMENT}\)|(?:, | - )${FRENCH_DEPARTMENT})$`, 'u');

/** Towns, regions and countries named in a folded text. */
export const findPlaceNames = (folded: string): TrieMatch<PlaceKind>[] => matchAll(places, tokenize(folded));

/** What stands for the place in CVs published without it. */
const ANONYMISED = /^\W*city\s*,?\s*(?:state)?\W*$/u;

/** « Paris 8e », « Lyon 3ème »: a part of a town. Folded. */
const ARRONDISSEMENT = /^(?:paris|lyon|marseille),? \d{1,2} ?(?:e|er|eme)(?: arrondissement)?$/u;

/** Whether nothing but more of the place follows a region: « Lodre, Lorraine, France », never « Nurse, Lorraine Hospital ». */
const endsPlace = (text: string, folded: string): boolean => !/\p{L}/u.test(folded) || isOnlyPlace(text.trim(), folded.trim());

/** « Lodre-sur-Mer », « Oiron-lès-Bains »: only towns are called so. */
const RIVERSIDE = /^\p{Lu}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*-(?:sur|SUR|sous|SOUS|l[eè]s|LES|lez|LEZ|en|EN)-\p{Lu}[\p{L}'’-]+$/u;

/** « Lodre (VS) », « Tirley (QC) »: a town with its canton, its province or its state. */
const IN_CODE = /^\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,3} \(([A-Z]{2})\)$/u;
const CANTONS: ReadonlySet<string> = new Set('AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '));

/** « Tarvel Mill, Orville, IN », « Orvane Homes, Salem OR »: ends with the code of a state, which is no word that goes on. */
export const endsOnState = (text: string): boolean => {
  const [, code = ''] = /(?:,\s?|\p{Ll}\s)([A-Z]{2})$/u.exec(text) ?? [];
  return STATE_CODES.has(code);
};

/** Share of the letters of a folded text that place names, codes and postcodes make up. */
export const isOnlyPlace = (text: string, folded: string): boolean => {
  const words = tokenize(folded);
  if (words.length === 0 || words.length > 8) return false;
  if (ANONYMISED.test(folded)) return true;
  const coded = /^(\p{Lu}[\p{L}'.-]{1,24}(?: [\p{L}'.-]{1,24}){0,2}),? ([A-Z]{2,3})(?: \d{5})?(?:,? USA?)?$/u.exec(text);
  const country = /^(?:UK|US|FR|CH|BE|LU)$/u.test(coded?.[2] ?? '');
  const told = text.includes(',') || (/\p{Ll}$/u.test(coded?.[1] ?? '') && (!country || findPlaceNames(folded)[0]?.start === 0));
  if (coded && STATE_CODES.has(coded[2]!) && told) return true;
  if (coded && COUNTRY_CODES.has(coded[2]!) && text.includes(',')) return true;
  if (OF_DEPARTMENT.test(text)) return true;
  if (ARRONDISSEMENT.test(folded) || RIVERSIDE.test(text)) return true;
  const [, code = ''] = IN_CODE.exec(text) ?? [];
  if (CANTONS.has(code) || STATE_CODES.has(code)) return true;
  const matches = findPlaceNames(folded);
  if (matches.length === 0) return false;
  const organised = words.some(({ word }) => ORGANISATION_WORDS.has(word));
  if (matches[0]!.start === 0 && !organised && /^\p{Lu}[\p{L}'’-]+ (?:et|and|\/) \p{Lu}[\p{L}'’ -]{1,24}$/u.test(text)) return true;
  const comma = text.indexOf(', ');
  if (
    comma > 1 &&
    comma < 25 &&
    words.length <= 6 &&
    /^\p{Lu}[\p{L}' .-]+$/u.test(text.slice(0, comma)) &&
    matches.some(({ value, start, end }) => value === 'region' && start === comma + 2 && endsPlace(text.slice(end), folded.slice(end)))
  )
    return true;
  return words.every((token) => {
    if (matches.some((match) => match.start <= token.start && match.end >= token.end)) return true;
    const written = text.slice(token.start, token.end);
    const code = STATE_CODES.has(written) || (/^[A-Z]{2}$/.test(written) && text[token.start - 1] === '(' && text[token.end] === ')');
    const quarter = token === words.at(-1) && QUARTERS.has(token.word) && words.length > 1;
    return code || quarter || /^\d{2,6}$/.test(written) || PLACE_FILLERS.has(token.word);
  });
};

/** « Reims Centre », « Lyon Nord »: a part of a town, behind its name. */
const QUARTERS: ReadonlySet<string> = new Set('centre centre-ville gare nord sud est ouest'.split(' '));

const PLACE_FILLERS: ReadonlySet<string> = new Set(
  'area region cedex greater metropolitan remote et and en de la le the full france paris hybride hybrid teletravail'.split(' '),
);
