import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => `${position} @ ${company}`);
};

const JOBS = [
  ['Barista', 'Tarvel', 'Jan 2021 - Present', 'Managed the stock and the orders of the shop'],
  ['Sales assistant', 'Blue Orrin', '03/2018 - 12/2020', 'Worked with the clients of the whole region'],
  ['Accountant', 'Ostrel', 'June 2016 - Feb 2018', 'Built the reports of the sales team'],
] as const;

test.each([
  ['employer, date, title', [1, 2, 0, 3]],
  ['employer, date, title and no more', [1, 2, 0]],
  ['title, employer, date', [0, 1, 2, 3]],
  ['employer, title, date', [1, 0, 2, 3]],
  ['employer, title, date and no more', [1, 0, 2]],
  ['date, employer, title', [2, 1, 0, 3]],
] as const)('entries built alike around their dates: %s', (_, order) => {
  const cv = JOBS.map((job) => order.map((at) => job[at]).join('\n')).join('\n');
  expect(read(cv)).toEqual(JOBS.map(([title, company]) => `${title} @ ${company}`));
});

test('bullets under the dates are tasks, whatever the heads lack', () => {
  expect(read('Barista\nTarvel\n2019 - 2021\n• Deliveries\nSales assistant\nOstrel\n2017 - 2019\n• Retail')).toEqual([
    'Barista @ Tarvel',
    'Sales assistant @ Ostrel',
  ]);
});
