import { FRENCH_DEPARTMENT, FRENCH_POSTCODE, STATE_CODES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { degreeAt, isSchool, namesKindOfSchool } from '../../text/studyWords.ts';
import { isSubject } from './names.ts';

/** « Spécialisation IA » is no town of Iowa. */
export const NAMED_FIELD =
  /^(?:sp[ée]cialisation|sp[ée]cialit[ée]|option|mention|fili[èe]re|parcours|majeure?|mineure?|major|minor|concentration)\s/iu;

/** « Town, Country »: towns are too many to know, what stands behind the comma is not. */
const TOWN = /^\p{Lu}[\p{L}'’.-]+(?: (?!(?:in|at)\s)[\p{L}'’.-]+){0,3}, (\p{Lu}[\p{L} .-]+)$/u;

/** « Noisy-le-Sec », « Saint-Denis », « Vals sur Orne », « Port Saint Jean du Var »: a town, known or not. */
export const FRENCH_TOWN =
  /^(?:(?:(?!(?:Cours|Externat|Pensionnat|Maison|Groupe|Ensemble|Centre|H[ôo]pital|Clinique|Foyer) )\p{Lu}\p{L}{2,10} )?(?:Saint|Sainte|St|Ste)[ -]\p{Lu}(?!\p{L}+['’]s)|\p{Lu}[\p{L}'’]+-(?:sur|sous|lès?|les?|la|de|du|des|en|aux?|d)-|\p{Lu}\p{L}+-(?:Saint|Sainte|St)-\p{Lu}|\p{Lu}\p{L}+ (?:sur|sous|lès) \p{Lu})[\p{L}'’ -]{1,40}$/u;

/** « Newcastle upon Tyne », « Bury St Edmunds »: an English town, known or not. */
const ENGLISH_TOWN = /^\p{Lu}\p{L}+(?:[ -]upon[ -]\p{Lu}\p{L}+|-(?:on|under|in|by|le|super)-(?:the-)?\p{Lu}\p{L}+| St\.? \p{Lu}\p{L}+s)$/u;

/** « Paris 15e », « Lyon 3ème », « Marseille (13e) »: a part of a town. */
const PART_OF_TOWN = /^(?:Paris|Lyon|Marseille) \(?(?:1[0-9]|20|[1-9])(?:er|e|[èe]me)\)?$/u;

/** « Co. Mayo », « County Clare ». */
const COUNTY = /^(?:Co\.|County) \p{Lu}\p{L}+$/u;

/** « Stanford, CA »: a town, though a school has its name. */
const IN_STATE = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2},? [A-Z]{2}$/u;

/** « Denby, KS, United States »: a town, whatever its name. */
const IN_STATE_AND_COUNTRY = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}, ([A-Z]{2}), (\p{Lu}[\p{L} .]+)$/u;

const NUMBER = `(?:${FRENCH_POSTCODE}|${FRENCH_DEPARTMENT})`;
const FRENCH_NAME = String.raw`\p{Lu}[\p{L}'’]+(?:[ -]{1,3}[\p{L}'’]+){0,4}`;
/** « Lodre (32) », « 32100 Lodre », « 32100, Lodre », « Lodre, 32 »: a French town by its department or postcode, known or not. */
const NUMBERED_TOWN = new RegExp(
  String.raw`^(?:${FRENCH_NAME} ?\(${NUMBER}\)|${FRENCH_POSTCODE}(?:,? ${FRENCH_NAME})?|${FRENCH_NAME}, ?${NUMBER})$`,
  'u',
);

/** « (32) » behind a school. */
export const DEPARTMENT_BEHIND = new RegExp(String.raw`\s\(${FRENCH_DEPARTMENT}\)(?=\s*(?:$|[,\n]))`, 'gu');

/** A country or a region and nothing else. */
const isWide = (text: string): boolean =>
  findPlaceNames(fold(text)).some(({ value, start, end }) => value !== 'city' && start === 0 && end === text.length);

export const isPlace = (text: string): boolean => {
  if (NAMED_FIELD.test(text) || (degreeAt(text) === 0 && text.includes(' '))) return false;
  if (PART_OF_TOWN.test(text) || COUNTY.test(text)) return true;
  if (NUMBERED_TOWN.test(text) && !isSchool(text) && degreeAt(text) === null) return true;
  if ((FRENCH_TOWN.test(text) || ENGLISH_TOWN.test(text)) && !isSchool(text)) return true;
  const [, state, country] = IN_STATE_AND_COUNTRY.exec(text.replace(/\W+$/u, '')) ?? [];
  if (state !== undefined && STATE_CODES.has(state) && isWide(country!) && !namesKindOfSchool(text)) return true;
  const inState = IN_STATE.test(text) && STATE_CODES.has(text.slice(-2));
  if (inState && !text.includes(',') && isSubject(text.slice(0, -3))) return false;
  if (inState && !namesKindOfSchool(text)) return true;
  const behind = TOWN.exec(text)?.[1];
  return !isSchool(text) && (isOnlyPlace(text, fold(text)) || (behind !== undefined && degreeAt(text) === null && isWide(behind)));
};
