import { readCandidate } from '#server/analysis/readCandidate';
import { pageDocument } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const studies = (text: string) =>
  readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).facts.education.map(({ degree, institution }) => [
    degree,
    institution,
  ]);

test('a heading that names a level of school over one school is what was studied there', () => {
  expect(
    studies(
      '# Louise Tardel\n\nÉtudes\nMaîtrise en droit\nUniversité de Marelle\n2012 – 2014\n\nÉtudes secondaires\nÉcole Les Cimes\n2002 – 2007',
    ),
  ).toEqual([
    ['Maîtrise', 'Université de Marelle'],
    ['Études secondaires', 'École Les Cimes'],
  ]);
});

test('a certificate over the school that gave it is a study, in a section that lists both', () => {
  expect(
    studies(
      '# Louise Tardel\n\nEducation & Certificates\nHigh School Diploma - 2014\nTarvel High School\nCertificate of Completion, Glass Blowing - 2015\nCarrow College\nGlazing Course - 2017\nOrvane Glass Works',
    ).map(([, school]) => school),
  ).toEqual(['Tarvel High School', 'Carrow College', 'Orvane Glass Works']);
});

test('the date of such a study may stand beside its school', () => {
  expect(
    studies(
      '# Louise Tardel\n\nEducation and Training\nBSc Weaving\nTarvel University, 2012 – 2016\nPostgraduate Certificate in Dyeing\nNorval College, 2018',
    ).map(([, school]) => school),
  ).toEqual(['Tarvel University', 'Norval College']);
});

test('what a certificate is about goes with it, and takes no school', () => {
  const page = pageDocument([
    ['Louise Tardel', 40, { fontSize: 18 }],
    null,
    ['Formation et certifications', 40, { fontSize: 13, bold: true }],
    ['**Certification Orvane**\t*En ligne*'],
    ['Analyse de données avec R\t*2024*'],
    ['**Université de Tarvel**\t*Tarvel*'],
    ['Master Paysages\t*2015-2017*'],
  ]);
  expect(
    readCandidate(page, { country: 'FR', today: '2026-11-21' }).facts.education.map(({ degree, institution }) => [degree, institution]),
  ).toEqual([['Master', 'Université de Tarvel']]);
});
