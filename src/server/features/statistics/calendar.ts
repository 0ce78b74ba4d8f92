import type { Period } from '#contract/statistics';

/** Calendar days are `2026-11-21`, compared as text; their arithmetic is done at noon UTC, where no clock changes. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The day that an instant falls on in a time zone. */
export const localDay = (instant: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

export const addDays = (day: string, count: number): string => {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
};

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

const weekStart = (day: string): string => addDays(day, -((toDate(day).getUTCDay() + 6) % 7));

/** First day of the bucket that a day counts in: days up to a month, weeks up to a quarter, then months. */
export const bucketOf = (day: string, period: Period): string => {
  if (period <= 30) return day;
  return period === 90 ? weekStart(day) : monthStart(day);
};

/** The buckets of the days from one to another, in order. */
export const bucketsBetween = (from: string, to: string, period: Period): string[] => {
  const buckets = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) buckets.add(bucketOf(day, period));
  return [...buckets];
};

/** Whole days between two instants, never negative. */
export const daysBetween = (from: Date, to: Date): number => Math.max(0, Math.round((to.getTime() - from.getTime()) / 86_400_000));
