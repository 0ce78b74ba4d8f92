import { namesDegree } from '#server/analysis/sections/content';

test('words that are a degree only in capitals name none once they are folded', () => {
  expect(['gestion des stocks', 'dec. 2019', 'mes etudes'].filter(namesDegree)).toEqual([]);
  expect(namesDegree('bep vente')).toBe(true);
});
