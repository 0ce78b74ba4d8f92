import { readText } from '../../support/jobs.ts';

test('the employer of a title below what paid for it', () => {
  expect(
    readText('2008 - 2009 : Chercheuse\nProjet Sarzol 1070.\nDépartement d’Informatique, Université de Tarvel.\nSujet : les données.'),
  ).toEqual([['Chercheuse', 'Département d’Informatique, Université de Tarvel', '2008', '2009']]);
});

test.each(['Visite de l’école de Tarvel et de ses élèves.', '• Département d’Informatique, Université de Tarvel.'])(
  'no employer: %s',
  (row) => {
    expect(readText(`2008 - 2009 : Chercheuse\nProjet Sarzol 1070.\n${row}`).map(([, company]) => company)).toEqual(['']);
  },
);
