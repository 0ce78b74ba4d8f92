import { tellsTerms, withoutTerms } from '#server/analysis/candidate/experiences/terms';
import { readText } from '../../support/jobs.ts';

test.each([
  ['hours beside the date', 'Novalys Mill\nClerk\n2019 - 2021, 40 hrs/wk'],
  ['hours in a bracket', 'Clerk (16 hrs p/w)\nNovalys Mill\n2019 - 2021'],
  ['a part of a full week', 'Clerk (0.6 FTE), Novalys Mill\n2019 - 2021'],
  ['whom the post answers to', 'Clerk (Reports to Head of Stock; 4 direct reports)\nNovalys Mill\n2019 - 2021'],
  ['the same on a row of its own', 'Clerk\nReporting to: Director | Team: 8\nNovalys Mill\n2019 - 2021'],
  ['who lends the post', 'Clerk (on secondment from Tervane), Novalys Mill\n2019 - 2021'],
  ['what announces a firm', 'Clerk, M/s. Novalys Mill\n2019 - 2021'],
  ['where shares are sold', 'Novalys Mill (NASDAQ: NVLS)\nClerk\n2019 - 2021'],
  ['rows of terms before the title', 'Novalys Mill\n2019 - 2021\nSalary: $41,000\nHours: 40 per week\nSeries: 0105 Grade: 11\nClerk'],
])('%s', (_, text) => {
  expect(readText(text)).toEqual([['Clerk', 'Novalys Mill', '2019', '2021']]);
});

test('a job that goes on is told so by a word, not by a title', () => {
  expect(readText('Warden (current), Novalys Mill\n• Keys.\nClerk, Tervane Mill\n• Letters.')).toEqual([
    ['Warden', 'Novalys Mill', '', null],
    ['Clerk', 'Tervane Mill', '', ''],
  ]);
});

test('a head without terms stays as it is', () => {
  expect(withoutTerms('Clerk, Novalys (Tervane)')).toBe('Clerk, Novalys (Tervane)');
  expect(tellsTerms('Hours Bar, Lodre')).toBe(false);
});

test('how long it lasted in front of its year is where others have their dates', () => {
  expect(
    readText(
      [
        'Juin 2021 – Présent          Technicienne, Orvane',
        'Janv 2021 – Mai 2021          Vendeuse, Tarvel',
        'Mars 2020 – Juin 2020          Caissière, Lumivert',
        '2 mois 2013          Peintre en bâtiment, Velmar',
      ].join('\n'),
    ).at(-1),
  ).toEqual(['Peintre en bâtiment', 'Velmar', '2013', '2013']);
});
