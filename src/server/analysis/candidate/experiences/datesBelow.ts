import { findPeriods, type Period } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import type { Draft } from './entryHeads.ts';
import { headsAt, openingsOf } from './repeatedHeads.ts';

/** Dates that end the same part of the accounts date their jobs: from so many on, and for such a share of the jobs. */
const MIN_DATED = 2;
const DATED_SHARE = 0.6;

/** The date that ends a row, but for a bracket or a full stop. */
const endingDate = (row: Row): Period | null => {
  const last = findPeriods(row.folded).at(-1);
  return last && last.start > row.from && !/[\p{L}\d]/u.test(row.text.slice(last.end)) ? last : null;
};

/** The last row of the first task of an account, the lines on which it goes on included. */
const firstTask = (account: readonly Row[]): Row | undefined => {
  const next = account.findIndex(({ bullet }, at) => at > 0 && bullet);
  return account[0]?.bullet ? account[(next < 0 ? account.length : next) - 1] : account[0];
};

/** Whether a row is dated as the head of a job is: not by what ends a task or a sentence. */
const isDatedHead = (row: Row): boolean => {
  const [period] = row.bullet || contentOf(row).endsWith('.') ? [] : findPeriods(row.folded);
  return period !== undefined;
};

/**
 * Jobs whose heads hold no date, and whose accounts hold it all at one place: behind the first task, or at the end. Empty where heads
 * are dated, or where the accounts are not dated so.
 */
export const headsDatedBelow = (rows: readonly Row[]): Draft[] => {
  if (rows.filter((row) => endingDate(row) !== null).length < MIN_DATED) return [];
  const openings = openingsOf(rows);
  if (openings.some(({ from, end }) => rows.slice(from, end).some(isDatedHead))) return [];
  const drafts = headsAt(rows, openings);
  const accounts = drafts.map(({ to }, index) => rows.slice(to, drafts[index + 1]?.from ?? rows.length));
  const [first, last] = [accounts.map(firstTask), accounts.map((account) => account.at(-1))].map((ends) =>
    ends.map((row) => (row ? endingDate(row) : null)),
  ) as [(Period | null)[], (Period | null)[]];
  const count = (periods: readonly (Period | null)[]): number => periods.filter((period) => period !== null).length;
  const usual = count(last) > count(first) ? last : first;
  if (count(usual) < Math.max(MIN_DATED, DATED_SHARE * drafts.length)) return [];
  return drafts.map((draft, index) => {
    const period = usual[index];
    return period ? { ...draft, anchor: { ...draft.anchor, period } } : draft;
  });
};
