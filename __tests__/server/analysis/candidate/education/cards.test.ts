import { readStudies } from '../../support/studies.ts';

test('entries in boxes side by side are read from top to bottom', () => {
  expect(
    readStudies(
      'CAP Fleuriste          BEP Vente          Brevet des collèges\nCFA des Tilleuls          Lycée Aubin          Collège Morel\n2014 - 2016          2012 - 2014          2008 - 2012',
    ),
  ).toEqual([
    ['CAP', 'Fleuriste', 'CFA des Tilleuls', '2014', '2016'],
    ['BEP', 'Vente', 'Lycée Aubin', '2012', '2014'],
    ['Brevet des collèges', '', 'Collège Morel', '2008', '2012'],
  ]);
});

test('rows of a table, each with its degree, its school and its year, are entries of their own', () => {
  expect(
    readStudies('CAP Fleuriste          CFA des Tilleuls          2016\nBEP Vente          Lycée Aubin          2014').map(
      ([, , school, , end]) => [school, end],
    ),
  ).toEqual([
    ['CFA des Tilleuls', '2016'],
    ['Lycée Aubin', '2014'],
  ]);
});
