import { readStudies } from '../../support/studies.ts';

test('the first year beside the school, the last one beside the degree', () => {
  expect(readStudies('2018\tLycée Aubin\n2019\tBac pro Vente\n2014\tIFAS de Tarval\n2018\tDiplôme d’État d’aide-soignante')).toEqual([
    ['Bac pro', 'Vente', 'Lycée Aubin', '2018', '2019'],
    ['Diplôme d’État d’aide-soignante', '', 'IFAS de Tarval', '2014', '2018'],
  ]);
});

test('rows that each hold an entry keep their years', () => {
  expect(readStudies('2014\tLicence de chimie, Université de Marelle\n2016\tMaster de chimie, Université de Marelle')).toEqual([
    ['Licence de chimie', '', 'Université de Marelle', '', '2014'],
    ['Master de chimie', '', 'Université de Marelle', '', '2016'],
  ]);
});

test('one school over one degree among several entries with a year each is no pair', () => {
  expect(
    readStudies('1995\tLycée Aubin\n2001\tDESCF\n2005\tDU de gestion, Université de Marelle\n2008\tMBA, Université de Marelle').map(
      (entry) => entry.slice(2),
    ),
  ).toEqual([
    ['Lycée Aubin', '', '1995'],
    ['', '', '2001'],
    ['Université de Marelle', '', '2005'],
    ['Université de Marelle', '', '2008'],
  ]);
});
