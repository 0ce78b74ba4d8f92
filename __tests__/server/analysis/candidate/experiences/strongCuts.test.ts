import { headsOnPage, readText } from '../../support/jobs.ts';

test.each([
  [
    'a position told by its label, dash and all',
    '2019 - 2021: Harbour Head Tours\nPosition: First Mate - Guide',
    'First Mate - Guide',
    'Harbour Head Tours',
  ],
])('%s', (_, text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['First mate - Tour guide | Marlow Cruises | 2019 - 2021', ['First mate - Tour guide', 'Marlow Cruises']],
  ['Senior baker (Bread | Doughs) | Marlow Cruises | 2019 - 2021', ['Senior baker (Bread | Doughs)', 'Marlow Cruises']],
  ['Frontend / Backend developer, Alpha Group, 2019 - 2021', ['Frontend / Backend developer', 'Alpha Group']],
  ['Consultant – Alpha / Orphée – 2019 - 2021', ['Consultant', 'Alpha / Orphée']],
  ['Frontend developer—Alpha Group, 2019 - 2021', ['Frontend developer', 'Alpha Group']],
  ['Red team / Tester, Orphée, 2019 - 2021', ['Red team / Tester', 'Orphée']],
  ['2019 - 2021 : TECHNICIENNE RESEAU -- HOLDING ORPHEE', ['TECHNICIENNE RESEAU', 'HOLDING ORPHEE']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([['Chargé de mission – Service civique, mairie de Dole (39)          2012 - 2013', 'Chargé de mission', 'mairie de Dole']])(
  '%s',
  (text, position, company) => {
    expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
  },
);

test.each([
  ['2013 Intégrateur - téléphonie mobile\nVoltenga SARL', 'Intégrateur - téléphonie mobile', 'Voltenga SARL'],
  ['2013 Teaching Assistant. Harmel University, Germany', 'Teaching Assistant', 'Harmel University'],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2013', '2013']]);
});

test('a labelled title ends where its account begins', () => {
  expect(
    readText(
      'August 2018 to date: Orvane Hotel, Cork\nPosition held: Waiter - For this hotel the duties were the weddings, the meals and the rooms',
    ),
  ).toEqual([['Waiter', 'Orvane Hotel', '2018-08', null]]);
});

test('what a company is called stays with its name', () => {
  expect(readText('Voltenga. Inc\nOct 2017 - Mar 2018')).toEqual([['', 'Voltenga. Inc', '2017-10', '2018-03']]);
});

test('two contracts with a stroke between them are one contract, and no title', () => {
  expect(readText('Orvane Chess Club\n2017 > 2019          Self-Employed / Employed\n• Lessons.')).toEqual([
    ['', 'Orvane Chess Club', '2017', '2019'],
  ]);
});
