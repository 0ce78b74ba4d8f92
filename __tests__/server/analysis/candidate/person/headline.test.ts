import { findHeadline } from '#server/analysis/candidate/person/headline';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const headline = (text: string) => findHeadline(toRows(textDocument(text)), null)?.value ?? null;

test.each([
  ['Marie Tessier\nDéveloppeuse web', 'Développeuse web'],
  ['Marie Tessier\nTesteuse logicielle | Lyon', 'Testeuse logicielle'],
  ['Marie Tessier\nMarketing manager with over 8 years of experience', 'Marketing manager'],
  ['Marie Tessier\nCuisinière, 10 ans d’expérience', 'Cuisinière'],
  ['À la recherche d’un poste de développeuse\nTesteuse', 'Testeuse'],
])('the title near the name: %s', (text, title) => {
  expect(headline(text)).toBe(title);
});

test.each([
  'Looking for a data engineer position',
  'EN RECONVERSION : RESPONSABLE LOGISTIQUE',
  "Actuellement en recherche d'un stage de développeur",
  'Je conçois des outils, développeuse de métier',
  'Software engineer who likes to work with small teams',
  'Home | About | Developer blog | Contact',
  'Développeuse passionnée par les données, avec le goût des outils\nqui durent et des équipes soudées',
])('no title: %s', (text) => {
  expect(headline(text)).toBeNull();
});

test.each([
  ['Qwertin Zalblat-soudeur\tAccueil', 'soudeur'],
  ['Soudeur Qwertin ZALBLAT', 'Soudeur'],
  ['Zalblat Qwertin – Comptable', 'Comptable'],
  ['Prof. Qwertin Zalblat, FBA\nConsultant', 'Consultant'],
  ['Midwife · Leeds · q.zalblat@orvane.example', 'Midwife'],
  ['Qwertin Zalblat | Midwife | q.zalblat@orvane.example', 'Midwife'],
  ['Qwertin Zalblat, RN, BSc\nWard manager', 'Ward manager'],
  ['Truck driver from Leeds', 'Truck driver'],
  ['Candidature au poste de magasinier\nCariste', 'Cariste'],
  ['Violinist', 'Violinist'],
  ['Professor Zalblat', 'Professor Zalblat'],
  ['q.zalblat@orvane.example | Midwife', null],
])('beside the name and what reaches the person: %s', (text, title) => {
  const name = { firstName: 'Qwertin', lastName: 'Zalblat', span: { start: 900, end: 915 } };
  const rows = toRows(textDocument(text));
  expect(findHeadline(rows, name)?.value ?? null).toBe(title);
});
