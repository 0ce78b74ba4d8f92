import { readPage } from '../../support/jobs.ts';

test('posts in a list, the date of each on the row below or behind it', () => {
  expect(
    readPage([
      ['• Orvane, Lyon — Opticienne', 40],
      ['2013-2018', 52],
      ['• Tresko, Lyon — Opticienne mars 2012 - août 2012', 40],
      ['• Velmar, Lyon — Opticien', 40],
      ['2009-2010', 52],
    ]),
  ).toEqual([
    ['Opticienne', 'Orvane', '2013', '2018'],
    ['Opticienne', 'Tresko', '2012-03', '2012-08'],
    ['Opticien', 'Velmar', '2009', '2010'],
  ]);
});
