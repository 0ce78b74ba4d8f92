import { findPlaceNames, isOnlyPlace } from '../text/places.ts';
import { titleScore } from '../text/workWords.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';
import { isName, type Piece } from './pieces.ts';

const POSTCODE = /^(?:[A-Z]-)?\d{4,5}\s(?=\p{Lu})/u;
/** « Tarvel, NN11 4AB »: the postcode of Britain behind the town. */
const BRITISH = /^\p{Lu}[\p{L}' -]+,? [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u;

const isPlace = (piece: Piece): boolean => {
  const folded = fold(piece.value);
  if (POSTCODE.test(piece.value) || BRITISH.test(piece.value)) return true;
  if (isOnlyPlace(piece.value, folded) && /\(\d{2,3}\)$/u.test(piece.value)) return true;
  const [first] = findPlaceNames(folded);
  if (!first || titleScore(folded) > 2) return false;
  return isOnlyPlace(piece.value, folded) || first.start === 0 || /\(\d{2,3}\)/u.test(piece.value);
};

/** The piece of the head that names the town. */
export const findHeadPlace = (pieces: readonly Piece[]): Piece | null => pieces.find((piece) => isPlace(piece) && isName(piece)) ?? null;

/** « 69007 Lyon » is Lyon. */
export const withoutPostcode = ({ value, span }: Found<string>): Found<string> => {
  const code = POSTCODE.exec(value)?.[0].length ?? 0;
  const behind = BRITISH.test(value) ? (/,? [A-Z]{1,2}\d.*$/u.exec(value)?.[0].length ?? 0) : 0;
  return { value: value.slice(code, value.length - behind), span: { start: span.start + code, end: span.end - behind } };
};

const BASED =
  /(?<!\p{L})(?:basée?s?|située?s?|(?:site|agence|bureaux?|usine|siège|locaux|magasin|établissement)s?(?: situés?| basés?)?|based|located|offices?|plant) (?:à|au|aux|de|d['’]|in|at|near)\s?(?<place>\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|la|le|les|sur|sous|en)(?![\p{L}])){0,4})/u;

/** « à Nantes », « in Leeds », « our Leeds office »: what stands before the town of the work. */
const BEFORE_TOWN = /(?<!\p{L})(?:à|sur|in|near|at|our|(?:siège|agence|site|cœur|centre|ville) de)\s$/iu;
/** Characters from the top in which a sentence tells where the work is, before it tells of anything else. */
const TOP = 1_500;

/** A known town behind such a word. */
const namedTown = (text: string): Found<string> | null => {
  const top = text.slice(0, TOP);
  const town = findPlaceNames(fold(top)).find(
    ({ value, start }) => value === 'city' && /\p{Lu}/u.test(top[start]!) && BEFORE_TOWN.test(top.slice(Math.max(0, start - 16), start)),
  );
  return town ? { value: top.slice(town.start, town.end), span: { start: town.start, end: town.end } } : null;
};

/** Where a sentence puts the work: « basé à Nantes », « based in Leeds », « our team in Leeds ». */
export const findProsePlace = (text: string): Found<string> | null => {
  const match = BASED.exec(text);
  const place = match?.groups?.place;
  if (!match || !place) return namedTown(text);
  const end = match.index + match[0].length;
  return { value: place, span: { start: end - place.length, end } };
};
