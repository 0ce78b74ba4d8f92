import { findPeriods } from '../../dates/periods.ts';
import { PRESENT_WORDS } from '../../dates/vocabulary.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { joinRows } from '../../text/unwrap.ts';

/** « Start date: 01/2020 » and « End date: 02/2021 »: labels of the two ends of a stay. Folded. */
const START = /^\W*(?:start(?:ing|ed)?(?: ?date)?|date (?:started|from|of joining|joined)|from|joined|date de debut|debut)\s?:\s*/u;
const END =
  /(?:^|[\s,;|/–-])\W*(?:end(?:ing|ed)?(?: ?date)?|finish(?:ed)?(?: ?date)?|date (?:ended|left|to|of leaving)|to|until|left|date de fin|fin)\s?:\s*/u;
const PRESENT = new RegExp(`^(?:${PRESENT_WORDS.join('|')})$`, 'u');

/** Whether a folded text is a date or a word for today, and nothing else. */
const isEnd = (folded: string): boolean => {
  const text = folded.replace(/[\s.,;|–-]+$/u, '');
  const [period] = findPeriods(text);
  return PRESENT.test(text) || (period?.start === 0 && period.end === text.length);
};

/** The first day behind its label, and where the last one begins in the same row; null for any other row. */
const startOf = ({ folded, from }: Row): { value: number; end: number; last: number | null } | null => {
  const text = folded.slice(from);
  const label = START.exec(text)?.[0].length;
  if (label === undefined) return null;
  const behind = END.exec(text.slice(label));
  const end = behind ? label + behind.index : text.length;
  if (!isEnd(text.slice(label, end))) return null;
  const last = behind ? end + behind[0].length : null;
  return last === null || isEnd(text.slice(last))
    ? { value: from + label, end: from + end, last: last === null ? null : from + last }
    : null;
};

/** « Start date: 01/2020 » over « End date: 02/2021 », or before it: one row with the whole stay. */
export const joinLabelledDates = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next] = [rows[at]!, rows[at + 1]];
    const start = startOf(row);
    const label = start?.last === null && next ? END.exec(next.folded.slice(next.from)) : null;
    const below = label?.index === 0 && isEnd(next!.folded.slice(next!.from + label[0].length)) ? next!.from + label[0].length : null;
    if (start === null || (start.last === null && below === null)) {
      joined.push(row);
      continue;
    }
    const first = { ...sliceRow(row, start.value, start.end), bullet: false };
    const last = start.last === null ? sliceRow(next!, below!, next!.text.length) : sliceRow(row, start.last, row.text.length);
    joined.push(joinRows(first, last, ' – '));
    if (start.last === null) at += 1;
  }
  return joined;
};
