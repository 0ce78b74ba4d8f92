import type { Period } from '../../dates/periods.ts';

/** Years between two posts that somebody may still have had at one employer. */
const MAX_GAP = 1;

const isUndated = ({ startDate, endDate }: Period): boolean => startDate === '' && endDate === '';

const firstOf = ({ startDate, endDate }: Period): string => startDate || (endDate ?? '');

const yearsOf = (period: Period): { first: number; last: number } => ({
  first: Number(firstOf(period).slice(0, 4)),
  last: period.endDate === null ? Infinity : Number((period.endDate || period.startDate).slice(0, 4)),
});

/** Whether a post ended years before the stay at an employer, or began years after it: it was elsewhere. */
export const isApart = (stay: Period, post: Period): boolean => {
  if (isUndated(stay) || isUndated(post)) return false;
  const [at, of] = [yearsOf(stay), yearsOf(post)];
  return of.last + MAX_GAP < at.first || at.last + MAX_GAP < of.first;
};

/** The stay with one post more. */
export const spanning = (stay: Period, post: Period): Period => {
  if (isUndated(stay) || isUndated(post)) return stay;
  const [first, last] = firstOf(post) < firstOf(stay) ? [post, stay] : [stay, post];
  const ends = [first.endDate, last.endDate];
  const endDate = ends.includes(null)
    ? null
    : ends
        .map((date) => date!)
        .toSorted()
        .at(-1)!;
  return { ...stay, startDate: firstOf(first), endDate };
};
