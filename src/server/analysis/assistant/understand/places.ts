import { CITIES, COUNTRIES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { DEMONYMS, FRENCH_REGIONS, type Town, TOWNS } from '../lexicon/towns.ts';
import type { Base } from '../base.ts';
import type { PlaceScope } from '../plan.ts';
import { isEmptyWord, isTypoOf } from '../words.ts';
import type { Sentence } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';

type Place =
  | { is: 'town'; town: Town }
  | { is: 'region'; name: string }
  | { is: 'department'; code: string; name: string }
  | { is: 'elsewhere'; name: string };

const entries: [string, Place][] = [
  ...TOWNS.map((town): [string, Place] => [town.name, { is: 'town', town }]),
  ...FRENCH_REGIONS.flatMap(({ name, otherNames }) => [name, ...otherNames].map((one): [string, Place] => [one, { is: 'region', name }])),
  ...FRENCH_REGIONS.flatMap(({ departments }) =>
    departments.filter(({ name }) => name !== 'Paris').map(({ code, name }): [string, Place] => [name, { is: 'department', code, name }]),
  ),
  ...[...CITIES, ...COUNTRIES].map((name): [string, Place] => [name, { is: 'elsewhere', name }]),
];
const places = makeTrie(entries);

/** Names of towns that are also words. */
const WORDS_TOO: ReadonlySet<string> = new Set(
  'gap nice tours lens dole vienne antony laval valence reading split bath nancy victoria reunion'.split(' '),
);
const AROUND =
  /(?:pres d[e'u]|proche[s]? d[e'u]|autour d[e'u]|aux alentours d[e'u]|alentours d[e'u]|environs d[e'u]|vers|region(?: d[e'])?|du cote d[e']|banlieue d[e']|bassin d[e']|proximite d[e']|km d[e'u]|kms d[e'u]|kilometres d[e'u]|secteur d[e']|agglo\w* d[e']|metropole d[e']|peripherie d[e'])\s*(?:la |le |les |l')?$/u;
const NEAR_KM = 40;

const kmIn = (folded: string): number => Number(/(\d{1,3})\s?(?:km|kms|kilometres)\b/u.exec(folded)?.[1] ?? NEAR_KM);

const around = (town: Town, km: number): PlaceScope => ({ by: 'near', lat: town.lat, lon: town.lon, km });

const scopeOf = (place: Place, near: boolean, km: number): { label: string; scope: PlaceScope } => {
  if (place.is === 'town') {
    const { town } = place;
    return near
      ? { label: `autour de ${town.name}`, scope: around(town, km) }
      : { label: town.name, scope: { by: 'town', name: town.name } };
  }
  if (place.is === 'region') return { label: place.name, scope: { by: 'region', name: place.name } };
  if (place.is === 'department') return { label: `${place.name} (${place.code})`, scope: { by: 'department', code: place.code } };
  return { label: place.name, scope: { by: 'words', words: tokenize(fold(place.name)).map(({ word }) => word) } };
};

const byName = new Map<string, Place>(entries.toReversed().map(([name, place]) => [fold(name), place]));
const departmentByCode = new Map(FRENCH_REGIONS.flatMap(({ departments }) => departments).map((one) => [one.code.toLowerCase(), one]));

/** Towns, départements (by name or number), régions and countries, « lyonnais » and « région nantaise » too. */
export const readPlaces = (sentence: Sentence, base: Base): void => {
  const { folded } = sentence;
  for (const { value, first, after } of matchAll(places, sentence.tokens)) {
    if (!sentence.isFree({ first, after })) continue;
    const before = sentence.before(first);
    const word = sentence.word(first);
    if (
      value.is === 'department' &&
      !/(?:dans (?:le|la|l'|les)|departement (?:du|de la|de l'|des|d')|en|du|habite\w* (?:le|la|l'))\s*$/u.test(before)
    )
      continue;
    if (after - first === 1 && WORDS_TOO.has(word) && !/(?:\ba|sur|vers|ville de|pres de|de|(?:a|de) la)\s+$/u.test(before)) continue;
    const { label, scope } = scopeOf(value, AROUND.test(before), kmIn(folded));
    sentence.mention({ first, after }, { kind: 'place', label, scope });
  }
  const code =
    /\b(?:dans le|departement|dept|dans l[ea]s?)\s+(\d{2}|2a|2b)\b(?! ?(?:ans?|annees?|mois|%|k|candid|premier|dernier|meilleur|jours?))/u.exec(
      folded,
    );
  const department = code && departmentByCode.get(code[1]!);
  const extent = department && sentence.extentOf(code.index + code[0].length - code[1]!.length, code.index + code[0].length);
  if (extent)
    sentence.mention(extent, {
      kind: 'place',
      label: `${department.name} (${department.code})`,
      scope: { by: 'department', code: department.code },
    });
  for (const index of sentence.free) {
    const word = sentence.word(index);
    const demonym =
      DEMONYMS.get(word.replace(/(?:nne|ne|e)?s?$/, '')) ??
      DEMONYMS.get(word.replace(/e?s?$/, '')) ??
      DEMONYMS.get(word.replace(/es?$/, '')) ??
      DEMONYMS.get(word);
    const place = demonym && byName.get(fold(demonym));
    if (!place) continue;
    const region = /region\s+$/u.test(sentence.before(index)) || place.is === 'town';
    const { label, scope } = scopeOf(place, region, kmIn(folded));
    sentence.mention({ first: index, after: index + 1 }, { kind: 'place', label, scope });
  }
  if (!/\b(?:habit\w+|resid\w+|viv\w+|vers|pres|autour|region|situe\w*|base\w*|secteur|ville|a)\b/u.test(folded)) return;
  const { towns } = vocabularyOf(base.people);
  for (const index of sentence.free) {
    const word = sentence.word(index);
    if (
      word.length < 5 ||
      isEmptyWord(word) ||
      !/(?:\ba|sur|vers|pres de|autour de|region de?|habit\w+|d[e'])\s+$/u.test(sentence.before(index))
    )
      continue;
    const name =
      [...towns].find((one) => isTypoOf(word, one)) ??
      [...byName.keys()].find((one) => one.length >= 6 && byName.get(one)!.is === 'town' && isTypoOf(word, one));
    if (!name) continue;
    const place: Place = byName.get(name) ?? { is: 'elsewhere', name };
    const { label, scope } = scopeOf(place, AROUND.test(sentence.before(index)), kmIn(folded));
    sentence.mention({ first: index, after: index + 1 }, { kind: 'place', label, scope });
  }
};

export const isPlaceWord = (word: string): boolean => byName.has(word);

const read = (location: string): Town | null => {
  const found = matchAll(places, tokenize(fold(location)))
    .map(({ value }) => value)
    .find((value) => value.is === 'town');
  return found?.is === 'town' ? found.town : null;
};

/** Many live in one town: each writing of it is read once. */
const readTowns = new Map<string, Town | null>();
const MOST_READ = 20_000;

/** The French town that a CV's location names, if it is a known one. */
export const townOf = (location: string): Town | null => {
  const known = readTowns.get(location);
  if (known !== undefined) return known;
  if (readTowns.size >= MOST_READ) readTowns.clear();
  const town = read(location);
  readTowns.set(location, town);
  return town;
};
