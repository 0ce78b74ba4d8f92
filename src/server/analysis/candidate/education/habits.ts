import type { Piece } from './pieces.ts';
import { type Customs, customsOf } from './roles.ts';
import { type Seat, seatOf } from './seats.ts';

/** What the sure entries of a section show of the others; null where they differ. */
export interface Habits {
  /** Which of degree and school stands on the upper row. */
  order: 'degree' | 'school' | null;
  /** The mark in front of the school, behind its degree on one row. */
  mark: string | null;
  /** How many rows below its school a degree stands, above it when negative. */
  gap: number | null;
  /** Whether none of several entries names a school that words tell. */
  schoolsUnknown: boolean;
  /** How schools are set, and no degree. */
  look: number | null;
  /** How degrees are set, and no school. */
  degreeLook: number | null;
  /** What is seen of degrees and schools that no word tells. */
  customs: Customs;
  /** Where in an entry its degree and its school stand. */
  seats: { degree: Seat; school: Seat } | null;
}

interface Sure {
  degree: Piece;
  school: Piece;
}

const sureOf = (pieces: readonly Piece[]): Sure[] => {
  const degree = pieces.find((piece) => piece.degree && !piece.school);
  const school = pieces.find((piece) => piece.school && !piece.degree);
  return degree && school ? [{ degree, school }] : [];
};

/** The one value that all agree on; null when they differ or there is none. */
const agreed = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? values[0]! : null);

/** Where both stand in each of several sure entries. */
const seatsOf = (entries: readonly { pieces: readonly Piece[] }[]): Habits['seats'] => {
  const all = entries.flatMap(({ pieces }) => {
    const [sure] = sureOf(pieces);
    return sure ? [`${seatOf(sure.degree, pieces)} ${seatOf(sure.school, pieces)}`] : [];
  });
  const seats = all.length > 1 ? agreed(all) : null;
  const [degree, school] = seats?.split(' ') ?? [];
  return degree !== undefined && school !== undefined ? { degree, school } : null;
};

/** What the entries whose words name both a degree and a school show of the others. */
export const habitsOf = (entries: readonly { pieces: readonly Piece[] }[]): Habits => {
  const sure = entries.flatMap(({ pieces }) => sureOf(pieces));
  const order = agreed(
    sure
      .filter(({ degree, school }) => degree.row !== school.row)
      .map(({ degree, school }) => (degree.row < school.row ? 'degree' : 'school')),
  );
  const mark = agreed(
    entries.flatMap(({ pieces }) =>
      sureOf(pieces).flatMap(({ degree, school }) =>
        degree.row === school.row && pieces.indexOf(school) > pieces.indexOf(degree) ? [school.mark] : [],
      ),
    ),
  );
  const schools = entries.flatMap(({ pieces }) => {
    const school = pieces.find((piece) => piece.school && !piece.degree);
    return school && pieces.some(({ place, look }) => !place && look !== school.look) ? [school] : [];
  });
  const look = agreed(sure.length > 1 ? sure.map(({ school }) => school.look) : schools.map((school) => school.look));
  const opened = entries.flatMap(({ pieces }) =>
    sureOf(pieces).filter(({ degree, school }) => Math.min(degree.row, school.row) === Math.min(...pieces.map(({ row }) => row))),
  );
  const unsure = entries.filter(({ pieces }) => !pieces.some(({ school }) => school));
  const degreeLook = agreed(sure.map(({ degree }) => degree.look));
  return {
    order,
    mark: mark === '' ? null : mark,
    gap: agreed(opened.filter(({ degree, school }) => degree.row !== school.row).map(({ degree, school }) => degree.row - school.row)),
    schoolsUnknown: unsure.length > 1 && unsure.length === entries.length,
    look: sure.some(({ degree }) => degree.look === look) ? null : look,
    seats: seatsOf(entries),
    customs: customsOf(entries),
    degreeLook: sure.length < 2 || sure.some(({ school }) => school.look === degreeLook) ? null : degreeLook,
  };
};
