import type { PlacementJob } from '#contract/placements';

type Salary = Pick<PlacementJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency'>;

/** Middle of the offer's range, in thousands; a single bound is the middle of itself. null where no euro amount follows. */
export const middleSalary = ({ salaryMin, salaryMax, salaryCurrency }: Salary): number | null => {
  const bounds = [salaryMin, salaryMax].filter((bound) => bound !== null);
  if (bounds.length === 0 || (salaryCurrency !== null && salaryCurrency !== 'EUR')) return null;
  return bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length;
};

/** Euros: rate × middle of the range × 1000 (decisions §5). */
export const estimatedFee = (salary: Salary, rate: number): number | null => {
  const middle = middleSalary(salary);
  return middle === null ? null : Math.round((rate / 100) * middle * 1000);
};
