import { readText } from '../../support/jobs.ts';

test('a head without dates that holds a word for today goes on', () => {
  const jobs = 'Barmaid — Orvane, Leeds, UK · Current\n• Menus.\n\nCook — Tarvel Inn, Leeds, UK\n• Soups.';
  expect(readText(jobs)).toEqual([
    ['Barmaid', 'Orvane', '', null],
    ['Cook', 'Tarvel Inn', '', ''],
  ]);
});

test('such a word ends no dated job', () => {
  expect(readText('Cook, current affairs club — Tarvel Inn\n2019 - 2020\n• Soups.')[0]!.slice(2)).toEqual(['2019', '2020']);
});
