import { readPage } from '../../support/jobs.ts';
import type { PrintedLine } from '../../support/pageDocument.ts';

const task = (text: string): PrintedLine => [`• ${text}`, 50];

test('jobs without a date begin as the dated ones do', () => {
  expect(
    readPage([
      ['Nurse'],
      ['Zephrane'],
      ['May 2014 – June 2016'],
      task('Rounds of the wards and of the rooms beside them.'),
      ['Cashier'],
      ['Kolvand'],
      task('Tills.'),
      ['Cook'],
      ['Marblon'],
      ['May 2010 – June 2011'],
      task('Menus.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2014-05', '2016-06'],
    ['Cashier', 'Kolvand', '', ''],
    ['Cook', 'Marblon', '2010-05', '2011-06'],
  ]);
});

test('only the job of today is dated', () => {
  const head = (text: string): PrintedLine => [text, 40, { bold: true }];
  expect(
    readPage([
      head('Nurse, 2014 – present'),
      ['Zephrane'],
      task('Rounds of the wards and of the rooms beside them.'),
      head('Cashier'),
      ['Kolvand'],
      task('Tills.'),
      head('Cook'),
      ['Marblon'],
      task('Menus.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2014', null],
    ['Cashier', 'Kolvand', '', ''],
    ['Cook', 'Marblon', '', ''],
  ]);
});

test('parts of a dated job are no jobs', () => {
  expect(
    readPage([
      ['Nurse, Zephrane, 2014 – 2016'],
      task('Rounds of the wards and of the rooms beside them.'),
      ['Training of beginners'],
      task('Two each year.'),
      ['Cashier, Kolvand, 2010 – 2011'],
      task('Tills.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2014', '2016'],
    ['Cashier', 'Kolvand', '2010', '2011'],
  ]);
});
