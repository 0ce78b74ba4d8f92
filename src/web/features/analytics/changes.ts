/** Whole percent from one figure to the next; null where there was nothing to compare with (decisions §5). */
export const percentChange = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** Whole percent of a part; null of nothing. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100));
