import { formatPartialDate } from '#lib/dates';

interface Period {
  startDate: string;
  endDate: string | null;
}

/** « mars 2021 – Présent ». An end that is null lasts still; dates that the CV does not give are left out. */
export const formatPeriod = ({ startDate, endDate }: Period, openEnd: string): string =>
  [formatPartialDate(startDate), endDate === null ? (startDate === '' ? '' : openEnd) : formatPartialDate(endDate)]
    .filter(Boolean)
    .join(' – ');
