import { readSalary } from '#server/analysis/job/salary';
import { fold } from '#server/analysis/text/fold';

const salaryOf = (line: string, told = false) => {
  const found = readSalary(fold(line), told);
  return found && [found.value.min, found.value.max, found.value.currency];
};

test.each([
  ['Salaire : 45-52 k€', [45, 52, 'EUR']],
  ['Rémunération : 45 000 € à 52 000 € brut annuel', [45, 52, 'EUR']],
  ['2 400 € brut mensuel', [28.8, 28.8, 'EUR']],
  ['2 400 € à 2 600 € brut par mois sur 13 mois', [31.2, 33.8, 'EUR']],
  ['Salaire : 1 950 € brut mensuel x 13', [25.35, 25.35, 'EUR']],
  ['À partir de 48 000 € brut annuel', [48, null, 'EUR']],
  ['Salaire : jusqu’à 60 k€', [null, 60, 'EUR']],
  ['entre 38 et 42 k€ selon expérience, salaire fixe', [38, 42, 'EUR']],
  ['£55,000 - £70,000 a year', [55, 70, 'GBP']],
  ['Salary: €50k to €60k plus bonus.', [50, 60, 'EUR']],
  ['Salary: $90,000–$110,000 per annum', [90, 110, 'USD']],
  ['CHF 95 000 par an', [95, 95, 'CHF']],
  ['Salaire de 40 à 45 k', [40, 45, null]],
])('%s is a yearly salary in thousands', (line, expected) => {
  expect(salaryOf(line)).toEqual(expected);
});

test.each([
  'Salaire selon profil',
  'TJM 450 à 550 €',
  'Rémunération : 14 € par heure',
  'Salaire : 400 € / jour',
  'Salaire : 2 400 € brut',
  'Learning budget of £1,500',
  'Nous réalisons 85 millions d’euros de chiffre d’affaires',
  'Prime de 3 000 € par an',
  'Vous pilotez un budget de 45 000 € par an',
  '40 à 50 collaborateurs',
])('%s gives none', (line) => {
  expect(salaryOf(line)).toBeNull();
});

test('a bare range in thousands counts where the line is known to speak of pay', () => {
  expect(salaryOf('40-50 k€ + variable', true)).toEqual([40, 50, 'EUR']);
  expect(salaryOf('40-50 k€ + variable')).toBeNull();
});
