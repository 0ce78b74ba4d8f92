import { readStudies } from '../../support/studies.ts';

test('« même établissement » is the school of the entry above', () => {
  const studies = readStudies(
    '2016 BTS Vente, Lycée Curie, Tarval\n2014 Bac pro Vente, même établissement\n2012 Brevet des collèges, idem',
  );
  expect(studies.map(([degree, , school]) => [degree, school])).toEqual([
    ['BTS', 'Lycée Curie'],
    ['Bac pro', 'Lycée Curie'],
    ['Brevet des collèges', 'Lycée Curie'],
  ]);
});

test('« idem » above any school is that of the entry below', () => {
  const studies = readStudies('2016 BTS Vente, même établissement\n2014 Bac pro Vente, Lycée Curie');
  expect(studies.map(([, , school]) => school)).toEqual(['Lycée Curie', 'Lycée Curie']);
});
