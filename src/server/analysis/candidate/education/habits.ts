import type { Habits } from './entry.ts';
import type { Piece } from './pieces.ts';
import { customsOf } from './roles.ts';
import { seatOf } from './seats.ts';

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
