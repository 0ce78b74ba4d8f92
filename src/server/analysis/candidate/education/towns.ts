import { isSubject, mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';

/** Words that the name of a town has at most. */
const TOWN_WORDS = 3;

const mayBeTown = ({ text, degree, school, place, mark }: Piece): boolean =>
  !degree && !school && !place && mark !== '' && /^\p{Lu}\p{Ll}/u.test(text) && text.split(' ').length <= TOWN_WORDS && !isSubject(text);

/** What ends a row of an entry that has a school besides, by words or as a name. */
const lastCells = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(
    (piece, index) =>
      mayBeTown(piece) &&
      pieces[index + 1]?.row !== piece.row &&
      pieces.some((other) => other !== piece && !other.degree && !other.place && (other.school || mayNameSchool(other.text))),
  );

/** Entries whose unknown towns are told: the same words end rows of several of them, or stand in the name of a school. */
export const withTowns = <T extends { pieces: readonly Piece[] }>(entries: readonly T[]): T[] => {
  const ends = entries.map(({ pieces }) => lastCells(pieces));
  const counts = Map.groupBy(
    ends.flatMap((cells) => [...new Set(cells.map(({ text }) => text))]),
    (text) => text,
  );
  const schools = entries.flatMap(({ pieces }) => pieces.filter(({ school, text }) => school && text.includes(' ')));
  const isTown = (text: string): boolean =>
    counts.get(text)!.length > 1 || schools.some((school) => school.text.startsWith(`${text} `) || school.text.endsWith(` ${text}`));
  return entries.map((entry, index) => {
    const towns = new Set(ends[index]!.filter(({ text }) => isTown(text)));
    return towns.size === 0
      ? entry
      : { ...entry, pieces: entry.pieces.map((piece) => (towns.has(piece) ? { ...piece, place: true } : piece)) };
  });
};
