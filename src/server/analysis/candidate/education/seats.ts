import { mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';

/** « 1.0 »: the first piece of the second row of an entry, its places not counted. */
export type Seat = string;

/** Where a piece stands in its entry. */
export const seatOf = (piece: Piece, pieces: readonly Piece[]): Seat => {
  const counted = pieces.filter(({ place }) => !place);
  const rows = [...new Set(counted.map(({ row }) => row))];
  return `${rows.indexOf(piece.row)}.${counted.filter(({ row }) => row === piece.row).indexOf(piece)}`;
};

/** « Développeur web, Formatel »: two pieces that no word parted. */
const atComma = (piece: Piece): [Piece, Piece] | null => {
  const [title, name, ...more] = piece.text.split(', ');
  return title && name && more.length === 0 && !piece.school && !piece.degree
    ? [
        { ...piece, text: title },
        { ...piece, text: name, mark: ',' },
      ]
    : null;
};

/**
 * The degree and the school of an entry of which words tell at most one, by where the sure entries have theirs; a word of
 * degrees further down tells of the entry. `whole`: the piece that both were cut from, at the mark in front of the schools. null where one of the seats is empty or taken by something else.
 */
export const seated = (
  pieces: readonly Piece[],
  seats: { degree: Seat; school: Seat } | null,
  mark: string | null,
): { degree: Piece; school: Piece; whole: Piece | null } | null => {
  if (!seats) return null;
  const at = (seat: Seat): Piece | undefined => pieces.find((piece) => !piece.place && seatOf(piece, pieces) === seat);
  const first = at(seats.degree);
  const parted = first && mark === ',' && seats.degree === '0.0' && seats.school === '0.1' ? atComma(first) : null;
  const [degree, school] = at(seats.school) ? [first, at(seats.school)] : (parted ?? []);
  if (!degree || !school || degree === school || degree.school || school.degree) return null;
  if (pieces.some((piece) => piece !== school && piece.school)) return null;
  if (!school.school && !mayNameSchool(school.text)) return null;
  const told = pieces.find((piece) => piece.degree && piece !== degree);
  return told && told.row <= Math.max(degree.row, school.row) ? null : { degree, school, whole: degree === first ? null : (first ?? null) };
};
