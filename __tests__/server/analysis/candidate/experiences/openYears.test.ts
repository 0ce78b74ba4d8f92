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

test('the first year is open where the others have both, no mark behind them', () => {
  expect(readText('2021 – Lecturer, Orvane College\n2018 – 2021 Analyst, Tarvel Ltd\n2017 – 2018 Clerk, Norvale Ltd')).toEqual([
    ['Lecturer', 'Orvane College', '2021', null],
    ['Analyst', 'Tarvel Ltd', '2018', '2021'],
    ['Clerk', 'Norvale Ltd', '2017', '2018'],
  ]);
});
