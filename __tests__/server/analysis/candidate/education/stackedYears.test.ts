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
