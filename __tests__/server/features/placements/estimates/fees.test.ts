import { estimatedFee, feeFormula, middleSalary } from '#server/features/placements/estimates/fees';

const salary = (salaryMin: number | null, salaryMax: number | null, salaryCurrency: 'EUR' | 'USD' | null = 'EUR') => ({
  salaryMin,
  salaryMax,
  salaryCurrency,
});

test.each([
  [salary(40, 50), 20, 9000],
  [salary(null, 50), 20, 10_000],
  [salary(45, null, null), 15, 6750],
  [salary(0, 0), 20, 0],
  [salary(40, 50), 0, 0],
  [salary(null, null), 20, null],
  [salary(40, 50, 'USD'), 20, null],
])('%j at %d %% is %p euros', (range, rate, fee) => {
  expect(estimatedFee(range, rate)).toBe(fee);
});

test('the middle of a range is in thousands', () => {
  expect(middleSalary(salary(45, 52))).toBe(48.5);
});

test('the formula shows its figures, and that nobody chose the rate', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(feeFormula(salary(45, 52), 20, true))).toBe(
    '20 % (hypothèse) × 48,5 k€ (milieu de la fourchette de l’offre) × 1000 = 9 700 €',
  );
  expect(feeFormula(salary(45, 52), 20, false)).not.toContain('hypothèse');
  expect(feeFormula(salary(null, null), 20, true)).toBe('L’offre ne donne pas de salaire en euros.');
});
