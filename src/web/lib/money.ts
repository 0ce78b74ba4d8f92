interface Range {
  min: number | null;
  max: number | null;
}

const thousands = (amount: number) => `${amount.toLocaleString('fr-FR')} k`;

const spell = ({ min, max }: Range, both: (min: string, max: string) => string, none: string): string => {
  if (min !== null && max !== null) return both(thousands(min), thousands(max));
  if (min !== null) return `${thousands(min)}+`;
  return max === null ? none : `jusqu'à ${thousands(max)}`;
};

/** Salary of a list or a candidate, in thousands: 'min k - max k EUR' (spec 1 §5, decisions §5). */
export const formatSalary = ({ currency, ...range }: Range & { currency: string }): string =>
  spell(range, (min, max) => `${min} - ${max} ${currency}`, 'Salaire non spécifié');

/** Salary on a job's own page: 'min k-max k' (spec 1 §5). */
export const formatShortSalary = (range: Range): string => spell(range, (min, max) => `${min}-${max}`, 'Non spécifié');
