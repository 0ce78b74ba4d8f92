import { contentOf, type Row } from '../../text/rows.ts';

/** What the words of a row say. */
interface Told {
  period: unknown;
  degree: boolean;
  school: boolean;
  long: boolean;
}

/** Entries that show how all are built: so many. */
const LEAST = 2;
/** Words behind which a row that ends with a full stop is a sentence. */
const SENTENCE = 6;

/** What is told of a study, in a sentence. */
export const isSentence = (row: Row): boolean => contentOf(row).endsWith('.') && contentOf(row).split(' ').length > SENTENCE;

type Role = 'degree' | 'school';

const roleOf = ({ degree, school }: Told): Role | null => (degree === school ? null : degree ? 'degree' : 'school');

/** What each row of an entry may be: nothing that tells of it. */
const headsOf = (from: number, to: number | undefined, rows: readonly Row[], told: readonly Told[]): Told[] =>
  told.slice(from, to).filter(({ long }, at) => !long && !isSentence(rows[from + at]!));

const isWhole = ({ degree, school }: Told): boolean => degree && school;

const agree = (roles: readonly (Role | null)[]): boolean => new Set(roles.filter((role) => role !== null)).size <= 1;

/** Whether two of three of the openings that words tell are the same. */
const openAlike = (roles: readonly (Role | null)[]): boolean => {
  const [degrees, schools] = [roles.filter((role) => role === 'degree').length, roles.filter((role) => role === 'school').length];
  return Math.min(degrees, schools) * 3 <= degrees + schools;
};

/** Whether each entry has several rows, one degree and one school at most, most have one of both, and what opens them is the same in most, or all have as many rows. */
const isAlike = (openings: readonly number[], rows: readonly Row[], told: readonly Told[]): boolean => {
  const entries = openings.map((from, at) => headsOf(from, openings[at + 1], rows, told));
  const named = entries.filter((entry) => entry.some(({ degree, school }) => degree || school)).length;
  const count = (entry: readonly Told[], role: Role): number => entry.filter((one) => roleOf(one) === role || isWhole(one)).length;
  return (
    openings.length >= LEAST &&
    openings[0] === 0 &&
    named * 3 >= entries.length * 2 &&
    entries.every(
      (entry) =>
        (entry.length > 1 || (entry.length === 1 && isWhole(entry[0]!))) &&
        count(entry, 'degree') <= 1 &&
        count(entry, 'school') <= (count(entry, 'degree') > 0 ? 1 : 2),
    ) &&
    (openAlike(entries.map(([first]) => roleOf(first!))) || new Set(entries.map(({ length }) => length)).size === 1)
  );
};

/** Rows that an entry has at most where nothing but its rows are counted. */
const MOST_ROWS = 4;

/** Entries of so many rows each, degrees in one place of them and schools in another, as words tell of half of them at least. */
const byCount = (rows: readonly Row[], told: readonly Told[]): number[] => {
  const roles = told.map(roleOf);
  for (let count = 2; count <= MOST_ROWS; count += 1) {
    const entries = rows.length / count;
    if (!Number.isInteger(entries) || entries < LEAST) continue;
    const seats = Array.from({ length: count }, (_, seat) => roles.filter((_role, index) => index % count === seat));
    const known = seats.filter((seat) => seat.some((role) => role !== null));
    if (!seats.every(agree) || known.length !== 2 || agree(known.flat())) continue;
    if (known.every((seat) => seat.filter((role) => role !== null).length * 2 >= entries))
      return rows.flatMap((_, index) => (index % count === 0 ? [index] : []));
  }
  return [];
};

/** Points within which rows begin at one edge. */
const EDGE = 3;

/** Every row, where all are set as the first one and most name both a degree and a school. */
const byRow = (rows: readonly Row[], told: readonly Told[]): number[] => {
  const [first] = rows;
  const alike = rows.every(
    (row, index) =>
      row.bullet === first!.bullet &&
      row.bold === first!.bold &&
      Math.abs(row.x - first!.x) < EDGE &&
      Math.abs(row.fontSize - first!.fontSize) < 0.3 &&
      !told[index]!.long &&
      !isSentence(row),
  );
  const whole = told.filter(isWhole).length;
  return alike && whole >= LEAST && whole * 2 > rows.length ? rows.map((_, index) => index) : [];
};

/**
 * Where the entries of a section without dates begin: each row, where most tell all of one; else `guesses` are rows that open them as they are set; where all rows are set alike,
 * entries have the same rows in the same order. null when no guess makes entries that are alike.
 */
export const undatedOpenings = (
  guesses: readonly (readonly number[])[],
  rows: readonly Row[],
  told: readonly Told[],
): readonly number[] | null => {
  if (told.some(({ period }) => period !== null)) return null;
  const one = byRow(rows, told);
  return one.length > 0 ? one : ([...guesses, byCount(rows, told)].find((openings) => isAlike(openings, rows, told)) ?? null);
};
