import { readStudies } from '../../support/studies.ts';

test('what stands where the sure entries have their degree is one, a word of degrees under it only tells of it', () => {
  expect(
    readStudies(
      '2020 Développeur web, Formatel, Rennes\nTitre RNCP niveau 5\n2011 – 2013 BTS Vente, Institut Carnelle, Laval\n2008 – 2011 Bac STG, Lycée Aubin, Laval',
    ).map(([degree, , school]) => [degree, school]),
  ).toEqual([
    ['Développeur web', 'Formatel'],
    ['BTS', 'Institut Carnelle'],
    ['Bac STG', 'Lycée Aubin'],
  ]);
});
