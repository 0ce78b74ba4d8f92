import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const read = (...lines: PrintedLine[]) =>
  readExperiences(toRows(pageDocument(lines)), 10).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);

const NIGHTS: PrintedLine = ['• Soins de nuit et transmissions.', 120];

test('the end of a post stands over its beginning in the margin', () => {
  expect(
    read(
      ['Aujourd’hui Infirmière, Clinique Orvane'],
      ['Mai 2021 *Service de chirurgie*'],
      NIGHTS,
      ['Avril 2021 Aide-soignante, Hôpital de Lodre'],
      ['Juin 2019 *Service des urgences*'],
      NIGHTS,
    ),
  ).toEqual([
    ['Infirmière', 'Clinique Orvane', '2021-05', null],
    ['Aide-soignante', 'Hôpital de Lodre', '2019-06', '2021-04'],
  ]);
});

test('or under it', () => {
  expect(
    read(['2019 Nurse, Orvane Clinic'], ['2021 Leeds'], NIGHTS, ['2016 Carer, Lodre Hospital'], ['2018 York'], NIGHTS).map(
      ([, , start, end]) => [start, end],
    ),
  ).toEqual([
    ['2019', '2021'],
    ['2016', '2018'],
  ]);
});

test('posts of one row each keep their dates', () => {
  expect(
    read(['2021 Nurse, Orvane Clinic'], ['2019 Carer, Lodre Hospital'], ['2018 Cashier, Tarvel Stores']).map(([, , start, end]) => [
      start,
      end,
    ]),
  ).toEqual([
    ['2021', '2021'],
    ['2019', '2019'],
    ['2018', '2018'],
  ]);
});
