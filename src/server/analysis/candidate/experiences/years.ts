import type { Found } from '../../text/span.ts';
import type { Experience } from './experiences.ts';

const monthOf = (date: string, atEnd: boolean): number => {
  const [year, month] = date.split('-').map(Number);
  return year! * 12 + (month === undefined ? 0 : month - 1 + (atEnd ? 1 : 0));
};

const intervalOf = ({ startDate, endDate }: Experience, today: string): [number, number] | null => {
  if (startDate === '') return null;
  const from = monthOf(startDate, false);
  let to = Math.min(endDate === null || endDate === '' ? monthOf(today, true) : monthOf(endDate, true), monthOf(today, true));
  if (to <= from && startDate.length === 4) to = from + 6;
  return to > from ? [from, to] : null;
};

/** Months covered by dated experiences; overlapping periods count once. Training counts only when there is nothing else. */
export const monthsOfExperience = (experiences: readonly Experience[], today: string): number | null => {
  const professional = experiences.filter((experience) => !experience.training);
  const counted = professional.some((experience) => intervalOf(experience, today)) ? professional : experiences;
  const intervals = counted
    .flatMap((experience) => [intervalOf(experience, today)].filter((interval) => interval !== null))
    .sort((a, b) => a[0] - b[0]);
  if (intervals.length === 0) return null;
  let months = 0;
  let reached = -Infinity;
  for (const [from, to] of intervals) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
};

const TOLD =
  /(?<![\p{L}\d])(\d{1,2})\s?\+?\s?(?:ans?|annees?|years?|yrs?)(?:'|\s)(?:[\p{L}]+\s){0,3}?(?:d'|of\s|de\s|d\s)?(?:experiences?|exp)(?![\p{L}])|(?:experience|exp)\s(?:de|of|:)\s(?:plus de\s|over\s)?(\d{1,2})\s?\+?\s?(?:ans?|years?)/u;

/** « 8 ans d'expérience » as written. */
export const toldYears = (folded: string): Found<number> | null => {
  const match = TOLD.exec(folded);
  if (!match) return null;
  const years = Number(match[1] ?? match[2]);
  return years <= 60 ? { value: years, span: { start: match.index, end: match.index + match[0].length } } : null;
};

/** Years to one decimal. */
export const yearsFrom = (months: number): number => Math.round(months / 1.2) / 10;
