import { findPlaceNames, isOnlyPlace } from '../text/places.ts';
import { titleScore } from '../text/workWords.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';
import { isName, type Piece } from './pieces.ts';

const POSTCODE = /^(?:[A-Z]-)?\d{4,5}\s(?=\p{Lu})/u;

const isPlace = (piece: Piece): boolean => {
  const folded = fold(piece.value);
  if (POSTCODE.test(piece.value)) return true;
  const [first] = findPlaceNames(folded);
  if (!first || titleScore(folded) > 2) return false;
  return isOnlyPlace(piece.value, folded) || first.start === 0 || /\(\d{2,3}\)/u.test(piece.value);
};

/** The piece of the head that names the town. */
export const findHeadPlace = (pieces: readonly Piece[]): Piece | null => pieces.find((piece) => isPlace(piece) && isName(piece)) ?? null;

/** « 69007 Lyon » is Lyon. */
export const withoutPostcode = ({ value, span }: Found<string>): Found<string> => {
  const code = POSTCODE.exec(value)?.[0].length ?? 0;
  return { value: value.slice(code), span: { start: span.start + code, end: span.end } };
};

const BASED =
  /(?<!\p{L})(?:basée?s?|située?s?|(?:site|agence|bureaux?|usine|siège|locaux|magasin|établissement)s?(?: situés?| basés?)?|based|located|offices?|plant) (?:à|au|aux|de|d['’]|in|at|near)\s?(?<place>\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|la|le|les|sur|sous|en)(?![\p{L}])){0,4})/u;

/** Where a sentence puts the work: « basé à Nantes », « based in Leeds ». */
export const findProsePlace = (text: string): Found<string> | null => {
  const match = BASED.exec(text);
  const place = match?.groups?.place;
  if (!match || !place) return null;
  const end = match.index + match[0].length;
  return { value: place, span: { start: end - place.length, end } };
};
