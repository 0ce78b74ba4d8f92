import { headsOnPage } from '../../support/jobs.ts';
import type { PrintedLine } from '../../support/pageDocument.ts';

const head = (text: string): PrintedLine => [text, 40, { bold: true }];
const task = (text: string): PrintedLine => [`• ${text}`, 50];

test('heads over lists are jobs, unknown titles and employers among them', () => {
  expect(
    headsOnPage([
      head('Head of Product'),
      ['Zephrane'],
      task('Drew the plans of three seasons and weighed what each of the shops had asked for'),
      head('Evening cover'),
      ['Kolvand'],
      task('Served tables.'),
      head('Nurse'),
      ['Orvane Care Ltd'],
      task('Rounds.'),
    ]),
  ).toEqual([
    ['Head of Product', 'Zephrane'],
    ['Evening cover', 'Kolvand'],
    ['Nurse', 'Orvane Care Ltd'],
  ]);
});

test('plain heads over lists are jobs in the order that the section keeps', () => {
  expect(
    headsOnPage([
      ['Zephrane'],
      ['Nurse'],
      task('Rounds of the wards and of the rooms beside them.'),
      ['Kolvand'],
      ['Evening cover'],
      task('Tables.'),
      ['Marblon'],
      ['Cashier'],
      task('Tills.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane'],
    ['Evening cover', 'Kolvand'],
    ['Cashier', 'Marblon'],
  ]);
});

test('jobs open wherever the type of their heads stands, over paragraphs or over nothing', () => {
  expect(
    headsOnPage([
      head('Zephrane – Designer'),
      ['Drawings for shops of all kinds in three towns of the valley, and what the printers needed of them.'],
      head('Kolvand – Night audit'),
      ['Closing of the books'],
      head('Marblon – Cashier'),
      head('Trivelle – Cook'),
      ['Menus for the week.'],
    ]),
  ).toEqual([
    ['Designer', 'Zephrane'],
    ['Night audit', 'Kolvand'],
    ['Cashier', 'Marblon'],
    ['Cook', 'Trivelle'],
  ]);
});

test('the lines on which a task goes on are no heads', () => {
  expect(
    headsOnPage([
      ['Nurse, Zephrane'],
      task('Rounds of the wards and of the rooms beside them, every night'),
      ['Care of the Elderly', 60],
      ['Evening cover, Kolvand'],
      task('Tables.'),
      ['Cashier, Marblon'],
      task('Tills.'),
    ]),
  ).toEqual([
    ['Nurse', 'Zephrane'],
    ['Evening cover', 'Kolvand'],
    ['Cashier', 'Marblon'],
  ]);
});

test('themes over what was done are no jobs', () => {
  expect(
    headsOnPage([
      head('Taught subjects'),
      ['School and evening classes'],
      task('Money and trade.'),
      head('Formats and levels'),
      ['Lectures'],
      task('Small groups.'),
    ]),
  ).toEqual([]);
});
