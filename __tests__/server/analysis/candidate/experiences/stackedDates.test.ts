import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { readText } from '../../support/jobs.ts';

const read = (...lines: PrintedLine[]) =>
  readExperiences(toRows(pageDocument(lines)), 10).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);

const NIGHTS: PrintedLine = ['• Soins de nuit et transmissions.', 120];

test('the end of a post stands over its beginning in the margin', () => {
  expect(
    read(
      ['Aujourd’hui Infirmière, Clinique Orvane'],
      ['Mai 2021 *Service de chirurgie*'],
      NIGHTS,
      ['Avril 2021 Aide-soignante, Hôpital de Lodre'],
      ['Juin 2019 *Service des urgences*'],
      NIGHTS,
    ),
  ).toEqual([
    ['Infirmière', 'Clinique Orvane', '2021-05', null],
    ['Aide-soignante', 'Hôpital de Lodre', '2019-06', '2021-04'],
  ]);
});

test('or under it', () => {
  expect(
    read(['2019 Nurse, Orvane Clinic'], ['2021 Leeds'], NIGHTS, ['2016 Carer, Lodre Hospital'], ['2018 York'], NIGHTS).map(
      ([, , start, end]) => [start, end],
    ),
  ).toEqual([
    ['2019', '2021'],
    ['2016', '2018'],
  ]);
});

test('posts of one row each keep their dates', () => {
  expect(
    read(['2021 Nurse, Orvane Clinic'], ['2019 Carer, Lodre Hospital'], ['2018 Cashier, Tarvel Stores']).map(([, , start, end]) => [
      start,
      end,
    ]),
  ).toEqual([
    ['2021', '2021'],
    ['2019', '2019'],
    ['2018', '2018'],
  ]);
});

const TWO_EDGES = [
  ['Engineer', 'Fermat SA', '2018-05', '2020-12'],
  ['Tester', 'Lumio', '2016-06', '2018-04'],
];

test('a date on two rows of the margin, each with words beside it', () => {
  const rows = toRows(
    pageDocument([['Jun 2019 - Baker'], ['Present Orphée'], ['• Bread.'], ['March 2015 Cook at Alpha'], ['to May 2019 I made the menus.']]),
  );
  expect(readExperiences(rows, 10).map(({ value: { training: _, ...value } }) => value)).toEqual([
    { position: 'Baker', company: 'Orphée', startDate: '2019-06', endDate: null, description: 'Bread.' },
    { position: 'Cook', company: 'Alpha', startDate: '2015-03', endDate: '2019-05', description: 'I made the menus.' },
  ]);
});

test('a month at the end of a row has its year on the next', () => {
  expect(readText('Novembre 2011 à octobre\n2017 Secrétaire chez Alpha')).toEqual([['Secrétaire', 'Alpha', '2011-11', '2017-10']]);
});

test.each([
  [
    'a dash between them',
    'Fermat SA          May 2018 –\nEngineer          Dec 2020\n• Site\nLumio          June 2016 –\nTester          April 2018\n• Tests',
    TWO_EDGES,
  ],
  [
    'nothing between them',
    'Fermat SA          May 2018\nEngineer          Dec 2020\n• Site\nLumio          June 2016\nTester          April 2018\n• Tests',
    TWO_EDGES,
  ],
  [
    'the month over its year in the margin',
    'May          Fermat SA\n2018          Engineer\n• Site\nJune          Lumio\n2016          Tester\n• Tests',
    [
      ['Engineer', 'Fermat SA', '2018-05', '2018-05'],
      ['Tester', 'Lumio', '2016-06', '2016-06'],
    ],
  ],
  [
    'the month over its year at the right',
    'Engineer, Fermat SA          May\n2018\n• Site',
    [['Engineer', 'Fermat SA', '2018-05', '2018-05']],
  ],
  [
    'two jobs, not the start and the end of one',
    'Tester, Lumio          2016\nEngineer, Fermat SA          2018',
    [
      ['Tester', 'Lumio', '2016', '2016'],
      ['Engineer', 'Fermat SA', '2018', '2018'],
    ],
  ],
])('a date on two rows: %s', (_, text, jobs) => {
  expect(readText(text)).toEqual(jobs);
});

test('a year under its month, in a margin that leaves no gap', () => {
  expect(readText('décembre Stage au sein de Fermat SA\n2022\nAvril 2022 Stage au sein de Lumio SARL')).toEqual([
    ['Stage', 'Fermat SA', '2022-12', '2022-12'],
    ['Stage', 'Lumio SARL', '2022-04', '2022-04'],
  ]);
});

test.each([
  ['September Engineer, Anderson Ltd\n2016 - • Support of the users.\nOctober 2019 • Repair of computers.', '2016-09', '2019-10'],
  [
    'September Engineer, Anderson Ltd\n2016 – Support of the users of the site.\nOctober 2019 Repair of the computers.',
    '2016-09',
    '2019-10',
  ],
  ['Février Ingénieur, Anderson SAS\n2015 - mai 2015 Installation des serveurs et des postes.', '2015-02', '2015-05'],
  ['February Engineer, Anderson Ltd\n2015 - Present Installation of servers for the team.', '2015-02', null],
  ['March Engineer, Anderson Ltd\n2014 Installation of servers for the team.', '2014-03', '2014-03'],
])('a margin that holds a date in pieces: %s', (text, start, end) => {
  const found = readText(text);
  expect(found.map(([, , from, to]) => [from, to])).toEqual([[start, end]]);
  expect(found[0]![1]).toMatch(/^Anderson/u);
});

test('a start and an end in cells of their own', () => {
  expect(readText('05/2012          07/2012\nWeb developer\nVoltenga Ltd')).toEqual([
    ['Web developer', 'Voltenga Ltd', '2012-05', '2012-07'],
  ]);
});

test('ends stand over some beginnings and under others, the last entry having but one', () => {
  expect(
    readText(
      [
        'Actuellement Graphiste, Freelance\n• Affiches.',
        'Juin 2011 Tarvel SARL, Lodre\nAvril 2010 Vendeuse\n• Conseil.',
        'Mars 2010 Orvane SA, Lodre\nSeptembre 2008 Caissière\n• Conseil.',
        'Décembre 2006 Lumio SA, Lodre\nSeptembre 2007 Cuisinière\n• Conseil.',
        'Septembre 2005 Ostrel SA, Lodre\nJuin 2006 Serveuse',
      ].join('\n'),
    ),
  ).toEqual([
    ['Vendeuse', 'Tarvel SARL', '2010-04', '2011-06'],
    ['Caissière', 'Orvane SA', '2008-09', '2010-03'],
    ['Cuisinière', 'Lumio SA', '2006-12', '2007-09'],
    ['Serveuse', 'Ostrel SA', '2005-09', '2006-06'],
  ]);
});
