import { findPeriods } from '../../dates/periods.ts';
import type { Row } from '../../text/rows.ts';
import { joinRows } from '../../text/unwrap.ts';

/** Points by which the words of a bullet stand right of its sign, at most. */
const HANGING = 25;
/** Pairs from so many on show that the dates of a list stand so. */
const MIN_PAIRS = 2;

const holdsDate = ({ folded }: Row): boolean => findPeriods(folded).length > 0;

/** A row with nothing but a date. */
const isDate = (row: Row): boolean => {
  const [period, ...others] = findPeriods(row.folded);
  const rest = period && row.folded.slice(row.from, period.start) + row.folded.slice(period.end);
  return rest !== undefined && others.length === 0 && !/[\p{L}\d]/u.test(rest);
};

/** « • Orvane, Lodre — Vendeuse » over « 2013-2018 », where its words stand: whether the date is the bullet’s. */
const isOfBullet = (bullet: Row, row: Row | undefined): boolean =>
  row !== undefined &&
  bullet.bullet &&
  !holdsDate(bullet) &&
  !row.bullet &&
  row.page === bullet.page &&
  (row.x === 0 || (row.x > bullet.x && row.x - bullet.x < HANGING)) &&
  isDate(row);

/** Posts of a list whose dates stand on the row below each, or on their own: each a row with its date. */
export const joinDatesUnderBullets = (rows: readonly Row[]): Row[] => {
  const isPair = (at: number): boolean => at >= 0 && isOfBullet(rows[at]!, rows[at + 1]);
  const posts = rows.filter((row, at) => isPair(at) || isPair(at - 1) || (row.bullet && holdsDate(row)));
  const pairs = rows.filter((_, at) => isPair(at)).length;
  if (pairs < MIN_PAIRS || posts.length < rows.length) return [...rows];
  return rows.flatMap((row, at) => (isPair(at - 1) ? [] : isPair(at) ? [joinRows(row, rows[at + 1]!, '\n')] : [row]));
};
