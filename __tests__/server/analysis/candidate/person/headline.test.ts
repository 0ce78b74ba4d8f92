import { findHeadline } from '#server/analysis/candidate/person/headline';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const headline = (text: string) => findHeadline(toRows(textDocument(text)), null)?.value ?? null;

test.each([
  ['Marie Tessier\nDéveloppeuse web', 'Développeuse web'],
  ['Marie Tessier\nTesteuse logicielle | Lyon', 'Testeuse logicielle'],
  ['À la recherche d’un poste de développeuse\nTesteuse', 'Testeuse'],
])('the title near the name: %s', (text, title) => {
  expect(headline(text)).toBe(title);
});

test.each([
  'Looking for a data engineer position',
  "Actuellement en recherche d'un stage de développeur",
  'Je conçois des outils, développeuse de métier',
  'Software engineer who likes to work with small teams',
  'Home | About | Developer blog | Contact',
  'Développeuse passionnée par les données, avec le goût des outils\nqui durent et des équipes soudées',
])('no title: %s', (text) => {
  expect(headline(text)).toBeNull();
});
