import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const studies = (...lines: PrintedLine[]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution, endDate } }) => [
    [degree, field].filter(Boolean).join(' | '),
    institution,
    endDate,
  ]);
const bold = { bold: true };

test('a school over several dated titles gave them all, though no word tells some', () => {
  expect(
    studies(
      ['Northvale University', 40, bold],
      ['• MSc Botany, 2014', 46],
      ['• Garden Keeping, 2012', 46],
      ['• BSc Biology, 2011', 46],
      ['Harlow College', 40, bold],
      ['• Floristry, 2008', 46],
    ),
  ).toEqual([
    ['MSc | Botany', 'Northvale University', '2014'],
    ['Garden Keeping', 'Northvale University', '2012'],
    ['BSc | Biology', 'Northvale University', '2011'],
    ['Floristry', 'Harlow College', '2008'],
  ]);
});

test('titles that name their own schools stand under no other', () => {
  expect(
    studies(
      ['Institut Orvane', 40, bold],
      ['Master Droit, 2014', 40],
      ['Licence Droit, Université de Marelle, 2012', 40],
      ['BTS Vente, Lycée Aubin, 2010', 40],
    ).map(([, school]) => school),
  ).toEqual(['Institut Orvane', 'Université de Marelle', 'Lycée Aubin']);
});

test('each school over its degree gave that one, though the town beside it outweighs its type', () => {
  expect(
    studies(
      ['**École supérieure d’Orvane**\tTarvel', 40, bold],
      ['Bachelor en tissage\t*2021 - 2024*', 40],
      ['**OMF**\tTarvel-sur-Luvel', 40],
      ['Maturité technique\t*2018 - 2020*', 40],
      ['**EPAK**\tTarvel-sur-Luvel', 40],
      ['CFC de tisserand\t*2014 - 2018*', 40],
    ).map(([, school]) => school),
  ).toEqual(['École supérieure d’Orvane', 'OMF', 'EPAK']);
});
