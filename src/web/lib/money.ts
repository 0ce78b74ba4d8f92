interface SalaryRange {
  min: number | null;
  max: number | null;
  currency: string;
}

/** Salary of a list or a candidate, in thousands: 'min k - max k EUR' (spec 1 §5, decisions §5). */
export const formatSalary = ({ min, max, currency }: SalaryRange): string => {
  if (min !== null && max !== null) return `${min} k - ${max} k ${currency}`;
  if (min !== null) return `${min} k+`;
  return max === null ? 'Salaire non spécifié' : `jusqu'à ${max} k`;
};
