import type { Row } from '../../text/rows.ts';
import { undatedOpenings } from './undatedOpenings.ts';

/** What is known of a row before entries are told apart. */
interface Told {
  period: { start: number; end: number } | null;
  degree: boolean;
  school: boolean;
  long: boolean;
}

const styleOf = ({ bold, fontSize, parts }: Row): string => [bold, Math.round(fontSize * 3), parts[0]?.marks?.[0]?.look ?? ''].join(' ');

/** Points within which rows begin at one edge, or stand around one middle. */
const EDGE = 3;
const isSetAs = (row: Row, first: Row): boolean =>
  styleOf(row) === styleOf(first) && (Math.abs(row.x - first.x) < EDGE || Math.abs(row.x + row.right - first.x - first.right) < 2 * EDGE);

/** How much wider the space between entries is than that between their rows. */
const WIDER = 1.35;

/** How high a line is, in sizes of its type. */
const LEADING = 1.15;
/** Lines of a row that was put together of several: the next one stands under the last of them. */
const furtherLines = ({ parts, text }: Row): number => Math.max(0, parts.length - text.split('\n').length);

/** Rows that stand further from the row above than rows of one entry do. */
const apart = (rows: readonly Row[]): number[] => {
  const gaps = rows.map((row, index) => {
    const above = rows[index - 1];
    return above === undefined || row.page !== above.page || row.y <= above.y
      ? null
      : (row.y - above.y) / Math.max(row.fontSize, above.fontSize) - LEADING * furtherLines(above);
  });
  const usual = gaps.filter((gap) => gap !== null).toSorted((a, b) => a - b)[Math.floor(rows.length / 4)] ?? 0;
  return rows.flatMap((_, index) => (gaps[index] == null || gaps[index] > WIDER * usual ? [index] : []));
};

/** Rows behind those that end with nothing but a date, where the first row has none and the last one is a date: dates close the entries. */
const behindDates = (rows: readonly Row[], told: readonly Told[]): number[] => {
  const isDate = (index: number): boolean => {
    const [row, period] = [rows[index]!, told[index]!.period];
    return period !== null && !/\p{L}{2}/u.test(row.text.slice(row.from, period.start) + row.text.slice(period.end));
  };
  return isDate(0) || !isDate(rows.length - 1) ? [] : rows.flatMap((_, index) => (index === 0 || isDate(index - 1) ? [index] : []));
};

/** Rows as many above each date as the first row is above the first date, when all of them name what the first one names. */
const aboveDates = (rows: readonly Row[], told: readonly Told[]): number[] => {
  const dates = told.flatMap(({ period }, index) => (period === null ? [] : [index]));
  const [head] = told;
  const openings = dates.map((index) => index - dates[0]!);
  const alike = openings.every((index) => {
    const one = told[index]!;
    return !rows[index]!.bullet && !one.long && (one.degree === head!.degree || one.school === head!.school);
  });
  return dates[0]! > 0 && (head!.degree || head!.school) && alike ? openings : [];
};

/** Rows set as the first one is, none right under another. */
const dressedAsFirst = (rows: readonly Row[], told: readonly Told[]): number[] => {
  const alike = rows.flatMap((row, index) => (isSetAs(row, rows[0]!) && !row.bullet && !told[index]!.long ? [index] : []));
  return alike.length < rows.length ? alike.filter((index) => index === 0 || !alike.includes(index - 1)) : [];
};

/** Rows behind the bullet that the first row has, where it has it, when other rows have none or stand further in. */
const bulletedAsFirst = (rows: readonly Row[]): number[] => {
  const [first] = rows;
  const alike = rows.flatMap((row, index) => (row.bullet && Math.abs(row.x - first!.x) < 2 ? [index] : []));
  return first!.bullet && alike.length < rows.length ? alike : [];
};

/** Rows that open an entry if entries open as the first one does, in several ways of looking at it. */
const guesses = (rows: readonly Row[], told: readonly Told[]): number[][] => {
  const begins = (row: Row, index: number): boolean => {
    const { period } = told[index]!;
    return period !== null && !row.bullet && row.text.slice(row.from, period.start).trim() === '';
  };
  const ends = (row: Row, index: number): boolean => {
    const { period } = told[index]!;
    return period !== null && !row.bullet && row.text.slice(0, period.start).endsWith('\n') && row.text.slice(period.end).trim() === '';
  };
  const dated = [begins, ends].map((test) => (test(rows[0]!, 0) ? rows.flatMap((row, index) => (test(row, index) ? [index] : [])) : []));
  return [bulletedAsFirst(rows), ...dated, dressedAsFirst(rows, told), apart(rows), behindDates(rows, told), aboveDates(rows, told)];
};

/** Entries of which one may lack its date, where their type tells where they open. */
const MANY = 4;

/** Whether an entry would end with the school of the next one, which names none: it stands no further in than that opens. */
const takesSchool = (openings: readonly number[], rows: readonly Row[], told: readonly Told[]): boolean =>
  openings.some((from, at) => {
    const below = openings[at + 1] ?? told.length;
    const [own, next] = [told.slice(from, below), told.slice(below, openings[at + 2])];
    if (next.length > 0 && rows[below]!.bullet && rows[below - 1]!.x > rows[below]!.x + 3) return false;
    const [last, others] = [own.at(-1), own.slice(0, -1)];
    return next.length > 0 && last?.school && !last.degree && others.some(({ school }) => school) && !next.some(({ school }) => school);
  });

/** Whether each entry has one date, `lacking` of them none, and most name a degree or a school. */
const isRegular = (openings: readonly number[], rows: readonly Row[], told: readonly Told[], lacking = 0): boolean =>
  openings.length > 1 &&
  !takesSchool(openings, rows, told) &&
  openings.every((from, at) => told.slice(from, openings[at + 1]).filter(({ period }) => period !== null).length <= 1) &&
  told.filter(({ period }) => period !== null).length >= openings.length - lacking &&
  openings.filter((from, at) => told.slice(from, openings[at + 1]).some(({ degree, school }) => degree || school)).length * 2 >=
    openings.length;

/** Schools, each set as the first one is, where nothing but bullets has a date. */
const listsSchools = (openings: readonly number[], rows: readonly Row[], told: readonly Told[]): boolean =>
  openings.length > 1 &&
  told.every(({ period }, index) => period === null || rows[index]!.bullet) &&
  openings.every((index) => told[index]!.school && !told[index]!.degree);

/** Whether the rows that open entries are bold and no others are: nothing else needs to tell them. */
const areBoldAlone = (openings: readonly number[], rows: readonly Row[]): boolean =>
  rows.every(({ bold }, index) => bold === openings.includes(index));
const standOut = (openings: readonly number[], rows: readonly Row[]): boolean => openings.length >= MANY && areBoldAlone(openings, rows);

/** Entries of which one in so many may lack its date. */
const LACKING = 2;

/** Whether each entry, some of them without a date, names one degree at most and a degree or a school. */
const isWhole = (openings: readonly number[], rows: readonly Row[], told: readonly Told[]): boolean =>
  isRegular(openings, rows, told, Math.floor(openings.length / LACKING)) &&
  openings.every((from, at) => {
    const own = told.slice(from, openings[at + 1]);
    const [degrees, dated] = [own.filter(({ degree }) => degree).length, own.some(({ period }) => period !== null)];
    return (
      degrees <= 1 && (dated ? own.some(({ degree, school }) => degree || school) : degrees === 1 && (own.length > 1 || own[0]!.school))
    );
  });

/** How many of the entries have one degree, one school and a date, less those that have two. */
const worthOf = (openings: readonly number[], told: readonly Told[]): number =>
  openings.reduce((sum, from, at) => {
    const own = told.slice(from, openings[at + 1]);
    const worth = (count: number): number => (count > 1 ? (1 - count) / 2 : count);
    const count = (test: (one: Told) => boolean): number => own.filter(test).length;
    return (
      sum + worth(count(({ degree }) => degree)) + worth(count(({ school }) => school)) + worth(count(({ period }) => period !== null))
    );
  }, 0);

/** Whether each entry has one degree and something above or below it, and none has a date: as lists without dates are built. */
const isUndatedList = (openings: readonly number[], told: readonly Told[]): boolean =>
  openings.length > 1 &&
  told.every(({ period }) => period === null) &&
  openings.every((from, at) => {
    const own = told.slice(from, openings[at + 1]).filter(({ long }) => !long);
    return own.length > 1 && own.filter(({ degree }) => degree).length === 1;
  });

/** Rows behind a blank line, where a text has no places on the page. */
const inBlocks = (rows: readonly Row[]): number[] =>
  rows.flatMap((row, index) => (index === 0 || row.block !== rows[index - 1]!.block ? [index] : []));

/** Whether each entry has several rows, its own date and one degree or one school at most: nothing but words and lines tells where they open. */
const isWellBuilt = (openings: readonly number[], rows: readonly Row[], told: readonly Told[]): boolean =>
  isRegular(openings, rows, told) &&
  openings.every((from, at) => {
    const own = told.slice(from, openings[at + 1]);
    return (
      own.length > 1 &&
      own.some(({ period }) => period !== null) &&
      own.some(({ degree, school }) => degree || school) &&
      own.filter(({ degree }) => degree).length <= 1 &&
      own.filter(({ school }) => school).length <= 1
    );
  });

/** Where the entries of a section begin when they are all built alike: each opens as the first one and has one date. null when they are not. */
export const openingsOf = (rows: readonly Row[], told: readonly Told[]): ReadonlySet<number> | null => {
  if (rows.length < 3) return null;
  if (rows.every(({ x }) => x === 0)) {
    const bold = dressedAsFirst(rows, told);
    const openings =
      [inBlocks(rows), behindDates(rows, told)].find((some) => isWellBuilt(some, rows, told)) ??
      (areBoldAlone(bold, rows) && isRegular(bold, rows, told) ? bold : null);
    return openings ? new Set(openings) : null;
  }
  const dressed = dressedAsFirst(rows, told);
  if (listsSchools(dressed, rows, told)) return new Set(dressed);
  const undated =
    [bulletedAsFirst(rows), dressed].find((openings) => isUndatedList(openings, told)) ??
    undatedOpenings([dressed, apart(rows)], rows, told);
  const regular =
    undated ??
    (standOut(dressed, rows) && isRegular(dressed, rows, told, dressed.length) ? dressed : null) ??
    guesses(rows, told).find((openings) => isRegular(openings, rows, told)) ??
    (dressed.length >= MANY && isRegular(dressed, rows, told, 1) ? dressed : undefined);
  const whole = [bulletedAsFirst(rows), dressed, apart(rows)].find((openings) => isWhole(openings, rows, told));
  const openings = whole && (!regular || worthOf(whole, told) > worthOf(regular, told) + 1) ? whole : regular;
  return openings ? new Set(openings) : null;
};
