import { findPlaceNames, isOnlyPlace } from '../text/places.ts';
import { fold } from '../text/fold.ts';
import { type Row, spanOf } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { findContract } from './contract.ts';
import { isPageTitle, PROSE, SEPARATOR } from './title.ts';

/** A fact of the head beside the title, between bars, dashes, bullets or cells. */
export interface Piece extends Found<string> {
  row: Row;
}

const CUTS = new RegExp(String.raw`${SEPARATOR.source}|\s\/\s`, 'gu');

/** « Tarvel (charity) », « Leeds (hybrid, 2 days) », « Lyon, with hybrid working »: what goes on behind a name. A department stays: « Albi (81) ». */
const ASIDE = /\s\((?!\d{2,3}\)|2[ab]\))[^()]*\)?$|,?\s(?:with|and) (?:hybrid|remote|flexible).*$|,?\s(?:avec|et) télétravail.*$/iu;

/** A name without what goes on behind it. */
export const withoutAside = <T extends Found<string>>(found: T): T => {
  const aside = ASIDE.exec(found.value);
  if (!aside || aside.index < 2) return found;
  return { ...found, value: found.value.slice(0, aside.index), span: { start: found.span.start, end: found.span.start + aside.index } };
};

/** « Clinique des Lilas, Angers (49) » is a name and a town; « Chambéry, France » is one place. */
const withoutTown = (piece: Piece): Piece[] => {
  const comma = piece.value.lastIndexOf(', ');
  const [name, town] = [piece.value.slice(0, comma), piece.value.slice(comma + 2)];
  if (comma < 2 || !isOnlyPlace(town, fold(town)) || findPlaceNames(fold(name)).length > 0) return [piece];
  const middle = piece.span.start + comma;
  return [
    { ...piece, value: name, span: { start: piece.span.start, end: middle } },
    { ...piece, value: town, span: { start: middle + 2, end: piece.span.end } },
  ];
};

/** « Remote (Germany) »: where one works from. */
const ofRemote = (piece: Piece): Piece => {
  const [, lead = '', place] = /^((?:fully |100 ?% )?(?:remote|télétravail)[^()]{0,12}\()([^()]+)\)$/iu.exec(piece.value) ?? [];
  if (place === undefined || !isOnlyPlace(place, fold(place))) return piece;
  const start = piece.span.start + lead.length;
  return { ...piece, value: place, span: { start, end: start + place.length } };
};

const piecesOf = (row: Row, title: Found<string> | null): Piece[] => {
  const cuts = [...row.text.matchAll(CUTS)].filter(({ index }) => index >= row.from);
  const bounds = [...cuts.map(({ index, 0: cut }) => [index, index + cut.length] as const), [row.text.length, 0] as const];
  let from = row.from;
  return bounds.flatMap(([to, next]) => {
    const value = row.text.slice(from, to).replaceAll(/\s+/gu, ' ').trim();
    const span = spanOf(row, from, to);
    from = next;
    const isTitle = title !== null && span.start < title.span.end && span.end > title.span.start;
    if (value === '' || value.length >= 70 || isTitle || isPageTitle(value) || PROSE.test(value)) return [];
    return withoutTown(withoutAside(ofRemote({ value, span, row }))).map(withoutAside);
  });
};

/** What stands in the head beside the title. */
export const headPieces = (head: readonly Row[], title: Found<string> | null): Piece[] =>
  head.slice(0, 16).flatMap((row) => piecesOf(row, title));

const FACT =
  /\d\s?k?\s?(?:€|\$|£|eur)|[€$£]\s?\d|\d{1,2}\/\d{1,2}\/\d{4}|@|https?:|www\.|teletravail|^remote|temps (?:plein|partiel)|full[- ]time|part[- ]time|^statut|cadre$|horaires|\d\s?h(?:eures)?(?!\p{L})|^experience|^niveau|^\d{1,2} (?:mois|months|semaines|weeks)(?!\p{L})|debutant|hybride?$|^(?:days|nights|shifts?|jours|nuits?|week-?ends?|weekdays)(?!\p{L})/u;

/** A name of somebody or somewhere: no contract, no figure, no address of a site. */
export const isName = ({ value }: Piece): boolean => {
  const folded = fold(value);
  if (!/^[\p{Lu}\d]/u.test(value) || !/\p{L}{2}/u.test(value) || value.split(' ').length > 7) return false;
  return findContract(folded, true) === null && !FACT.test(folded);
};

/** « Société : Tarvel – Albi (81) »: the name that a label announces, and the town behind it. */
export const namedBy = (row: Row): { name: Found<string> | null; town: Piece | null } => {
  const [first, ...others] = piecesOf(row, null);
  return { name: first ?? null, town: others.find(({ value }) => isOnlyPlace(value, fold(value))) ?? null };
};
