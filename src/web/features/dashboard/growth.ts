import { percentChange } from '#features/analytics/queries';

export interface Growth {
  percent: number;
  /** Last month has nothing to compare with: the specified figure stands in (decisions §5). */
  isExample: boolean;
}

/** Percent shown where nothing can be compared, if there is any record (spec 1 §9). */
export const EXAMPLE_GROWTH = { jobs: 15, candidates: 8, placements: 20 } as const;

/** Change of the records created this month against last month; null while there is no record at all. */
export const growthOf = (lastMonth: number, thisMonth: number, total: number, example: number): Growth | null => {
  if (total === 0) return null;
  const percent = percentChange(lastMonth, thisMonth);
  return percent === null ? { percent: example, isExample: true } : { percent, isExample: false };
};
