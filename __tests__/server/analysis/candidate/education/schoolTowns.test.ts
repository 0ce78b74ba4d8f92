import { readStudies } from '../../support/studies.ts';

test.each([
  ['2012 BTS Vitrail, Lycée Aubin (Vaudrey)', 'Lycée Aubin'],
  ['2012 Bac S, lycée Aubin en Nouvelle-Calédonie', 'lycée Aubin'],
  ['2012 BSc Geology, Marwell University (Online)', 'Marwell University'],
  ['2012 Licence de russe, Institut de Traduction (ITRA)', 'Institut de Traduction (ITRA)'],
  ['2012 BA History, Washington University in St. Louis', 'Washington University in St. Louis'],
  ['2012 BA History\nAmerican University in Cairo', 'American University in Cairo'],
])('a town that no list knows stands in no name: %j', (text, school) => {
  expect(readStudies(text).map(([, , institution]) => institution)).toEqual([school]);
});

test('a name over which nothing is known loses its town where the towns of the section stand so', () => {
  expect(
    readStudies(
      'BTS Vitrail\nLycée Aubin, Lyon\n2010 – 2012\n\nCAP Verrerie\nFormatel, Vaudrey\n2008 – 2010\n\nBac S\nLycée Morin, Paris 15e\n2005 – 2008',
    ).map(([, , institution]) => institution),
  ).toEqual(['Lycée Aubin', 'Formatel', 'Lycée Morin']);
});
