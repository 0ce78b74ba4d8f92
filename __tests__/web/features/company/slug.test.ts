import { slugOf } from '../../../../src/web/features/company/slug.ts';

test.each([
  ['Atelier Rivière', 'atelier-riviere'],
  ['Cœur & Vallée', 'coeur-vallee'],
  ['  L’Étang, SARL. ', 'l-etang-sarl'],
  ['C++ / .NET', 'c-net'],
  ['日本', ''],
  ['', ''],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
])('« %s » suggests « %s »', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
