import { readPage } from '../../support/jobs.ts';
import type { PrintedLine } from '../../support/pageDocument.ts';

const head = (text: string): PrintedLine => [text, 40, { bold: true }];
const task = (text: string): PrintedLine => [`• ${text}`, 50];

test('dates behind the first task of each job are those of the job', () => {
  expect(
    readPage([
      head('Nurse'),
      ['Zephrane'],
      task('Rounds of the wards: 2012 – 2014'),
      task('Stock of the pharmacy.'),
      head('Evening cover'),
      ['Kolvand'],
      task('Tables and tills: May 2010 – June 2011'),
      head('Cashier'),
      ['Marblon'],
      task('Tills.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2012', '2014'],
    ['Evening cover', 'Kolvand', '2010-05', '2011-06'],
    ['Cashier', 'Marblon', '', ''],
  ]);
});

test('years that end the accounts are those of the jobs', () => {
  expect(
    readPage([
      head('Nurse, Zephrane'),
      task('Rounds.'),
      task('Stock of the pharmacy (2014).'),
      head('Night audit, Kolvand'),
      task('Books.'),
      task('Front desk, 2011'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2014', '2014'],
    ['Night audit', 'Kolvand', '2011', '2011'],
  ]);
});

test('dates beside heads stay theirs, whatever ends the tasks', () => {
  expect(
    readPage([
      head('Nurse, 2012 – 2016'),
      ['Zephrane'],
      task('New wards, 2014'),
      head('Cashier, 2008 – 2011'),
      ['Marblon'],
      task('New tills, 2010'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane', '2012', '2016'],
    ['Cashier', 'Marblon', '2008', '2011'],
  ]);
});
