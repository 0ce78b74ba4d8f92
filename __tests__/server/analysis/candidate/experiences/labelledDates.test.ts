import { joinLabelledDates } from '#server/analysis/candidate/experiences/labelledDates';
import { toRows } from '#server/analysis/text/rows';
import { readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

test.each([
  ['Start Date: 01/2020\nEnd Date: 02/2021'],
  ['From: 01/2020\nTo: 02/2021'],
  ['Start: January 2020 | End: February 2021'],
  ['From: 01/2020 To: 02/2021'],
  ['Date of joining: 01/2020\nDate of leaving: 02/2021'],
])('the two ends of a stay behind labels: %s', (dates) => {
  expect(readText(`Nurse, Orvane Hospital\n${dates}\n- Wards.`)).toEqual([['Nurse', 'Orvane Hospital', '2020-01', '2021-02']]);
});

test('a stay that goes on, and forms that begin with their dates', () => {
  expect(
    readText(
      'Start Date: 01/2020\nEnd Date: Present\nJob Title: Nurse\nEmployer: Orvane Hospital\n\nStart Date: 01/2018\nEnd Date: 12/2019\nJob Title: Cleaner\nEmployer: Tarvel Hotel',
    ),
  ).toEqual([
    ['Nurse', 'Orvane Hospital', '2020-01', null],
    ['Cleaner', 'Tarvel Hotel', '2018-01', '2019-12'],
  ]);
});

test('one end alone, and labels before anything but a date, stay as they are', () => {
  const rows = toRows(textDocument('From: 01/2020\nNurse\nTo: the head of the ward\nStart: quick and careful\nEnd: 02/2021'));
  expect(joinLabelledDates(rows)).toEqual(rows);
});
