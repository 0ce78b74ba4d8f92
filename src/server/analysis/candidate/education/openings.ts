import type { Row } from '../../text/rows.ts';

/** What is known of a row before entries are told apart. */
interface Told {
  period: { start: number; end: number } | null;
  degree: boolean;
  school: boolean;
  long: boolean;
}

const styleOf = ({ bold, fontSize, x, parts }: Row): string =>
  [bold, Math.round(fontSize * 3), Math.round(x / 4), parts[0]?.marks?.[0]?.look ?? ''].join(' ');

/** Rows that open an entry if entries open as the first one does, in three ways of looking at it. */
const guesses = (rows: readonly Row[], told: readonly Told[]): number[][] => {
  const style = styleOf(rows[0]!);
  const alike = rows.flatMap((row, index) => (styleOf(row) === style && !row.bullet && !told[index]!.long ? [index] : []));
  const dressed = alike.length < rows.length ? alike.filter((index) => index === 0 || !alike.includes(index - 1)) : [];
  const begins = (row: Row, index: number): boolean => {
    const { period } = told[index]!;
    return period !== null && !row.bullet && row.text.slice(row.from, period.start).trim() === '';
  };
  const ends = (row: Row, index: number): boolean => {
    const { period } = told[index]!;
    return period !== null && !row.bullet && row.text.slice(0, period.start).endsWith('\n') && row.text.slice(period.end).trim() === '';
  };
  const dated = [begins, ends].map((test) => (test(rows[0]!, 0) ? rows.flatMap((row, index) => (test(row, index) ? [index] : [])) : []));
  return [...dated, dressed];
};

/** Whether each entry has one date, and most name a degree or a school. */
const isRegular = (openings: readonly number[], told: readonly Told[]): boolean =>
  openings.length > 1 &&
  openings.every((from, at) => told.slice(from, openings[at + 1]).filter(({ period }) => period !== null).length === 1) &&
  openings.filter((from, at) => told.slice(from, openings[at + 1]).some(({ degree, school }) => degree || school)).length * 2 >=
    openings.length;

/** Where the entries of a section begin when they are all built alike: each opens as the first one and has one date. null when they are not. */
export const openingsOf = (rows: readonly Row[], told: readonly Told[]): ReadonlySet<number> | null => {
  if (rows.length < 3 || rows.every(({ x }) => x === 0)) return null;
  const regular = guesses(rows, told).find((openings) => isRegular(openings, told));
  return regular ? new Set(regular) : null;
};
