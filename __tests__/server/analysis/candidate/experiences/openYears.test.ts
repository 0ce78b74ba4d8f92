import { readText } from '../../support/jobs.ts';

test('a year and its dash beside ranges without a mark behind them is open', () => {
  expect(
    readText('2011- Archivist, Orvane Ltd\n1997-2011 Analyst, Tarvel Ltd\n1993-7 Librarian, Lodre Council').map((job) => job.slice(2)),
  ).toEqual([
    ['2011', null],
    ['1997', '2011'],
    ['1993', '1997'],
  ]);
});

test('beside ranges with a mark behind them its dash is such a mark', () => {
  expect(
    readText('2011- Archivist, Orvane Ltd\n1997-2011 - Analyst, Tarvel Ltd\n1993-1997 - Clerk, Lodre Council').map((job) => job[3]),
  ).not.toContain(null);
});

test('single years without a mark show it too', () => {
  expect(
    readText('2019– Lecturer, Orvane University\n2016–2019 Fellow, Tarvel Centre\n2014 Fellow, Northmoor Library')[0]!.slice(2),
  ).toEqual(['2019', null]);
});
