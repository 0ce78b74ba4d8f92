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

const CUTS = new RegExp(SEPARATOR.source, 'gu');

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
    return withoutTown({ value, span, row });
  });
};

/** What stands in the head beside the title. */
export const headPieces = (head: readonly Row[], title: Found<string> | null): Piece[] =>
  head.slice(0, 16).flatMap((row) => piecesOf(row, title));

const FACT =
  /\d\s?k?\s?(?:€|\$|£|eur)|[€$£]\s?\d|\d{1,2}\/\d{1,2}\/\d{4}|@|https?:|www\.|teletravail|^remote|temps (?:plein|partiel)|full[- ]time|part[- ]time|^statut|cadre$|horaires|\d\s?h(?:eures)?(?!\p{L})|^experience|^niveau|debutant|hybride?$/u;

/** A name of somebody or somewhere: no contract, no figure, no address of a site. */
export const isName = ({ value }: Piece): boolean => {
  const folded = fold(value);
  if (!/^[\p{Lu}\d]/u.test(value) || !/\p{L}{2}/u.test(value) || value.split(' ').length > 7) return false;
  return findContract(folded, true) === null && !FACT.test(folded);
};
