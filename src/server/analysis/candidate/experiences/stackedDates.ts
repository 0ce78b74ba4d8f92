import { findInstants, partialDate } from '../../dates/instants.ts';
import { findPeriods } from '../../dates/periods.ts';
import { PRESENT_WORDS } from '../../dates/vocabulary.ts';
import { fold } from '../../text/fold.ts';
import { partsBetween, type Row, sliceRow } from '../../text/rows.ts';

const PRESENT = new RegExp(`^(?:${PRESENT_WORDS.join('|')})(?!\\p{L})`, 'u');
/** What today counts as among dates. */
const TODAY = '9999';
/** Characters in which a date in the margin ends. */
const MAX_DATE = 30;
/** Entries from so many on have their dates on two rows each. */
const MIN_STACKS = 2;
/** So many tell that they do even where the end stands above one start and below another. */
const MANY_STACKS = 4;

/** The date or the word for today that a row opens with; none where the date goes on: « 2019 – mars ». */
const openingOf = ({ folded, from }: Row): { date: string; end: number } | null => {
  const text = folded.slice(from, from + MAX_DATE);
  const present = PRESENT.exec(text);
  if (present) return { date: TODAY, end: from + present[0].length };
  const [instant] = findInstants(text);
  if (instant?.start !== 0 || instant.year === null || findPeriods(text).some(({ single }) => !single)) return null;
  if (/^\s?-\s?\p{L}/u.test(text.slice(instant.end))) return null;
  return { date: partialDate(instant), end: from + instant.end };
};

const isUnder = (row: Row, below: Row): boolean =>
  row.page === below.page && Math.abs(row.x - below.x) < 60 && below.y - row.y < 2.2 * row.fontSize && !row.bullet && !below.bullet;

/** A row and the next one, the dates that both open with made one period of the upper row. */
const joinStack = (row: Row, below: Row): Row[] | null => {
  const [upper, under] = [openingOf(row)!, openingOf(below)!];
  const [first, last] = [
    { row, end: upper.end },
    { row: below, end: under.end },
  ].toSorted((one, other) => openingOf(one.row)!.date.localeCompare(openingOf(other.row)!.date));
  const [start, end] = [first!, last!].map((one) => one.row.text.slice(one.row.from, one.end));
  const head = row.text.slice(0, row.from);
  const date = `${start!} - ${end!}`;
  const [period] = findPeriods(fold(date));
  if (!period || period.single || period.end < date.length) return null;
  const text = `${head}${date}${row.text.slice(upper.end)}`;
  const parts = [
    ...partsBetween(first!.row, first!.row.from, first!.end, head.length),
    ...partsBetween(last!.row, last!.row.from, last!.end, head.length + start!.length + 3),
    ...partsBetween(row, upper.end, row.text.length, head.length + date.length),
  ];
  const whole = { ...row, text, folded: fold(text), parts };
  const from = under.end + /^\s*/u.exec(below.text.slice(under.end))![0].length;
  return from >= below.text.length ? [whole] : [whole, sliceRow(below, from, below.text.length)];
};

/**
 * « Today | Nurse, Alpha » over « May 2019 | Night shifts… »: dates in the margin one under the other, the end on top or below.
 * All the dates of a section stand so, else they date entries of one row each.
 */
export const joinStackedDates = (rows: readonly Row[]): Row[] => {
  const openings = rows.map(openingOf);
  const opens = (index: number): boolean => openings[index] != null;
  const firsts = rows.flatMap((_, index) => (opens(index) && !opens(index - 1) ? [index] : []));
  const stacks = firsts.filter((index) => opens(index + 1) || openings[index]!.date !== TODAY);
  const areStacks =
    stacks.length >= MIN_STACKS &&
    stacks.every((index) => opens(index + 1) && !opens(index + 2) && isUnder(rows[index]!, rows[index + 1]!));
  const orders = new Set(stacks.map((index) => (openings[index]?.date ?? '') > (openings[index + 1]?.date ?? '')));
  if (!areStacks || (orders.size > 1 && stacks.length < MANY_STACKS)) return [...rows];
  return rows.flatMap((row, index) => {
    if (opens(index - 1)) return opens(index) && joinStack(rows[index - 1]!, row) ? [] : [row];
    return opens(index) && opens(index + 1) ? (joinStack(row, rows[index + 1]!) ?? [row]) : [row];
  });
};
