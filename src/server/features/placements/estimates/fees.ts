import type { PlacementJob } from '#contract/placements';
import { TEXTS } from './texts.ts';

type Salary = Pick<PlacementJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency'>;

/** Middle of the offer's range, in thousands; a single bound is the middle of itself. null where no euro amount follows. */
export const middleSalary = ({ salaryMin, salaryMax, salaryCurrency }: Salary): number | null => {
  const bounds = [salaryMin, salaryMax].filter((bound) => bound !== null);
  if (bounds.length === 0 || (salaryCurrency !== null && salaryCurrency !== 'EUR')) return null;
  return bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length;
};

/** What the fee is made of, in French. `assumed`: nobody chose the rate. */
export const feeFormula = (salary: Salary, rate: number, assumed: boolean): string => {
  const middle = middleSalary(salary);
  const fee = estimatedFee(salary, rate);
  if (middle === null || fee === null) return TEXTS.noFee;
  const french = (amount: number) => amount.toLocaleString('fr-FR');
  return TEXTS.fee(french(rate), assumed, french(middle), french(fee));
};

/** Euros: rate × middle of the range × 1000 (decisions §5). */
export const estimatedFee = (salary: Salary, rate: number): number | null => {
  const middle = middleSalary(salary);
  return middle === null ? null : Math.round((rate / 100) * middle * 1000);
};
