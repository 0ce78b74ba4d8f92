import { TEXTS } from './texts.ts';

const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];

/** A date as precise as it is, in French words: `2021-03` → « mars 2021 ». What is no such date is left as it is. */
export const printedDate = (date: string): string => {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date);
  if (!parts) return date;
  const [, year, month, day] = parts;
  const name = month && MONTHS[Number(month) - 1];
  if (!name) return year!;
  return day ? `${day === '01' ? '1er' : Number(day)} ${name} ${year}` : `${name} ${year}`;
};

/** « mars 2021 – juin 2023 », or the one that is known. */
export const printedPeriod = (start: string, end: string): string => [printedDate(start), printedDate(end)].filter(Boolean).join(' – ');

/** The end of a period of a candidate's facts: null is the present, which needs a beginning to be worth a word. */
export const printedEnd = (start: string, end: string | null): string => {
  if (end !== null) return printedDate(end);
  return start ? TEXTS.present : '';
};

/** As printedEnd, in years, for studies. */
export const printedEndYear = (start: string, end: string | null): string => {
  if (end !== null) return end.slice(0, 4);
  return start ? TEXTS.ongoing : '';
};
