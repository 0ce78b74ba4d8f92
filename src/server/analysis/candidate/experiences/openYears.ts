import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';

/** « 1997-2011 Clerk », « 1996 Analyst »: nothing but a space parts a date from what it dates. */
const CLOSED = /^\s*(?:19|20)\d{2}(?:\s?[-–—]\s?(?:(?:19|20)?\d{2}|\d))?\s+(?=\p{Lu})/u;
/** « 1997-2011 – Clerk »: a mark does. */
const MARKED = /^\s*(?:19|20)\d{2}(?:\s?[-–—]\s?(?:19|20)?\d{2})?(?:\s*:|\s+[-–—])\s(?!(?:19|20)\d{2})/u;
const OPEN = /^\s*(?:19|20)\d{2}\s?[-–—](?=\s+\p{Lu})/u;
/** « 2021 – Lecturer » over « 2018 – 2021 Analyst »: the first of them is open, where the others have both years and no mark. */
const YEAR = /^\s*(?:19|20)\d{2}/u;
const STAY = /^\s*(?:19|20)\d{2}\s?[-–—]\s?(?:19|20)\d{2}\s+(?=\p{Lu})/u;
/** Dates that show it at least. */
const MIN_DATES = 2;

/** « 2011- Archivist » beside « 1997-2011 Clerk »: the dash leaves the year open, and a cell ends behind it. */
export const withOpenYears = (rows: readonly Row[]): Row[] => {
  const told = rows.map((row) => row.text.slice(row.from));
  const marked = told.filter((text) => MARKED.test(text));
  const isFirst = marked.length === 1 && OPEN.test(marked[0]!) && told.find((text) => YEAR.test(text)) === marked[0];
  const closed = told.filter((text) => (isFirst ? STAY : CLOSED).test(text)).length;
  const shown = closed >= MIN_DATES && (marked.length === 0 || isFirst);
  return rows.map((row, index) => {
    const open = shown ? OPEN.exec(told[index]!) : null;
    if (!open) return row;
    const end = row.from + open[0].length;
    const text = `${row.text.slice(0, end)}\n${row.text.slice(end + 1)}`;
    return { ...row, text, folded: fold(text) };
  });
};
