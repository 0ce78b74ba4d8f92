import { findPeriods } from '../dates/periods.ts';
import type { Row } from './rows.ts';

/** What a row says beside its first date, folded, cut where the date stands; null when it has none. */
export const besideDate = ({ folded, from }: Row): string | null => {
  const [period] = findPeriods(folded);
  return period ? `${folded.slice(from, period.start)}\n${folded.slice(period.end)}` : null;
};

/** Whether a row says nothing but a date: what stands around it tells of an entry. */
export const isOnlyDate = (row: Row): boolean => {
  const beside = besideDate(row);
  return beside !== null && !/\p{L}{3}/u.test(beside);
};
