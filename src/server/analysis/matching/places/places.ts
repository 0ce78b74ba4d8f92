import { COUNTRIES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { DEPARTMENTS } from './departments.ts';

/** Where somebody works or wants to: each part '' when the text does not tell it. */
export interface Place {
  town: string;
  department: string;
  region: string;
  /** Name of another country; '' is France or unknown. */
  country: string;
  /** The words themselves, folded, for towns that no table knows. */
  words: string[];
}

const rows = DEPARTMENTS.split('\n').map((line) => line.split(';') as [string, string, string, string]);
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['IDF', 'Île-de-France'],
  ['Région parisienne', 'Île-de-France'],
  ['Paris Area', 'Île-de-France'],
  ['Greater Paris Metropolitan Region', 'Île-de-France'],
  ['PACA', "Provence-Alpes-Côte d'Azur"],
  ['Rhône-Alpes', 'Auvergne-Rhône-Alpes'],
  ['Alsace', 'Grand Est'],
  ['Lorraine', 'Grand Est'],
  ['Aquitaine', 'Nouvelle-Aquitaine'],
  ['Bourgogne', 'Bourgogne-Franche-Comté'],
  ['Brittany', 'Bretagne'],
  ['Normandy', 'Normandie'],
];

const nowhere: Place = { town: '', department: '', region: '', country: '', words: [] };
/** Towns before départements before regions: « Paris » is the town. */
const known = makeTrie<Partial<Place>>([
  ...rows.flatMap(([code, , region, towns]) => towns.split(',').map((town) => [town, { town, department: code, region }] as const)),
  ...rows.map(([code, name, region]) => [name, { department: code, region }] as const),
  ...rows.map(([, , region]) => [region, { region }] as const),
  ...OTHER_NAMES.map(([name, region]) => [name, { region }] as const),
  ...COUNTRIES.map((country) => [country, { country: country === 'France' ? '' : country }] as const),
]);
const regionOf = new Map(rows.map(([code, , region]) => [code, region]));

/** What a written place names: « Villeurbanne (69) », « Lyon 7e », « Région parisienne », « London, UK ». */
export const placeOf = (written: string): Place | null => {
  const folded = fold(written);
  const tokens = tokenize(folded);
  if (tokens.length === 0) return null;
  const place = { ...nowhere, words: tokens.map(({ word }) => word).filter((word) => word.length > 2) };
  for (const { value } of matchAll(known, tokens))
    for (const part of ['town', 'department', 'region', 'country'] as const) if (place[part] === '') place[part] = value[part] ?? '';
  const code = /(?<!\d)(\d{2})(?:\d{3})?(?!\d)/u.exec(folded)?.[1];
  if (place.department === '' && code !== undefined && regionOf.has(code)) {
    place.department = code;
    place.region = regionOf.get(code)!;
  }
  return place;
};

/** Paris and the three départements around it are one journey to work. */
const NEAR_PARIS: ReadonlySet<string> = new Set(['75', '92', '93', '94']);

export type Distance = 'same_town' | 'near' | 'same_region' | 'far' | 'unknown';

/** How far apart two places are, as far as their words tell. */
export const distanceBetween = (one: Place, other: Place): Distance => {
  if (one.town !== '' && one.town === other.town) return 'same_town';
  if (one.department !== '' && other.department !== '') {
    if (one.department === other.department || (NEAR_PARIS.has(one.department) && NEAR_PARIS.has(other.department))) return 'near';
    return one.region === other.region ? 'same_region' : 'far';
  }
  if (one.region !== '' && other.region !== '') return one.region === other.region ? 'same_region' : 'far';
  if (one.words.length > 0 && one.town === '' && other.town === '' && one.words[0] === other.words[0]) return 'same_town';
  if (one.country !== other.country && (one.country !== '' || one.region !== '') && (other.country !== '' || other.region !== ''))
    return 'far';
  return 'unknown';
};
