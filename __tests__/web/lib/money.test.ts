import { formatSalary, formatShortSalary } from '#lib/money';

test.each([
  [45, 52, '45 k - 52 k EUR', '45 k-52 k'],
  [37.5, 40, '37,5 k - 40 k EUR', '37,5 k-40 k'],
  [45, null, '45 k+', '45 k+'],
  [0, null, '0 k+', '0 k+'],
  [null, 52, "jusqu'à 52 k", "jusqu'à 52 k"],
  [null, null, 'Salaire non spécifié', 'Non spécifié'],
])('%s to %s reads « %s » in a list and « %s » on a job’s page', (min, max, list, page) => {
  expect(formatSalary({ min, max, currency: 'EUR' })).toBe(list);
  expect(formatShortSalary({ min, max })).toBe(page);
});
