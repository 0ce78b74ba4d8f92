import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';
import { readText } from '../../support/jobs.ts';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => `${position} @ ${company}`);
};

const JOBS = [
  ['Barista', 'Tarvel', 'Jan 2021 - Present', 'Managed the stock and the orders of the shop'],
  ['Sales assistant', 'Blue Orrin', '03/2018 - 12/2020', 'Worked with the clients of the whole region'],
  ['Accountant', 'Ostrel', 'June 2016 - Feb 2018', 'Built the reports of the sales team'],
] as const;

test.each([
  ['employer, date, title', [1, 2, 0, 3]],
  ['employer, date, title and no more', [1, 2, 0]],
  ['title, employer, date', [0, 1, 2, 3]],
  ['employer, title, date', [1, 0, 2, 3]],
  ['employer, title, date and no more', [1, 0, 2]],
  ['date, employer, title', [2, 1, 0, 3]],
] as const)('entries built alike around their dates: %s', (_, order) => {
  const cv = JOBS.map((job) => order.map((at) => job[at]).join('\n')).join('\n');
  expect(read(cv)).toEqual(JOBS.map(([title, company]) => `${title} @ ${company}`));
});

test('contracts on rows of their own, which only some entries have, part no head that is built as the others', () => {
  const [one, two, three] = [
    'Aide-soignante\nOrvane\nStage\n2021\n• Suivi des résidents.',
    'Aide-soignante\nTarvel\n2019\n• Suivi des résidents.',
    'Aide-soignante\nLodre\nStage\n2017\n• Suivi des résidents.',
  ];
  expect(read(`${one}\n${two}\n${three}`)).toEqual(['Aide-soignante @ Orvane', 'Aide-soignante @ Tarvel', 'Aide-soignante @ Lodre']);
});

test('bullets under the dates are tasks, whatever the heads lack', () => {
  expect(read('Barista\nTarvel\n2019 - 2021\n• Deliveries\nSales assistant\nOstrel\n2017 - 2019\n• Retail')).toEqual([
    'Barista @ Tarvel',
    'Sales assistant @ Ostrel',
  ]);
});

const TOLD_WHOLE = [
  '2019 - 2021 Developer, Fermat Labs, London',
  'Wrote the tests of the site with the team, week after week.',
  '2017 - 2019 Tester, Lumio, Leeds',
  'Kept the reports of the site up to date for the whole team.',
];

const OLDER = [
  '2015 - 2017 Analyst, Brindle, York',
  'Counted the stock of the shop with the rest of the team.',
  '2013 - 2015 Cashier, Ostrel, Hull',
  'Served the guests of the shop on most days of the week.',
];

test.each([
  'In Fermat',
  'Before Fermat',
  'Full-time positions',
  'Freelance years',
  'Industrie',
  'Avant 2017',
  'Main jobs',
  'Miscellaneous',
])('what stands above a few of the jobs that their own rows tell is no part of a head: « %s »', (group) => {
  expect(readText([group, ...TOLD_WHOLE, group, ...OLDER].join('\n')).map(([position, company]) => `${position} ${company}`)).toEqual([
    'Developer Fermat Labs',
    'Tester Lumio',
    'Analyst Brindle',
    'Cashier Ostrel',
  ]);
});

test('where most heads have a row for the employer, all have it, whatever stands behind their titles', () => {
  const lines: PrintedLine[] = [
    ['**Lecturer** (May 2019 - present)'],
    ['*Orvane University, Leeds*'],
    ['**Keeper, Rare Instruments** (May 2017 - May 2019)'],
    ['*Lodre Seminary, York*'],
    ['**Chief Archivist, Town Museums** (May 2015 - May 2017)'],
    ['*Tarvel College, York*'],
    ['**Librarian** (May 2013 - May 2015)'],
    ['*Tarvel College, York*'],
    ['**Research Assistant** (May 2011 - May 2013)'],
    ['*Institute of Tides, Hull*'],
  ];
  expect(readExperiences(toRows(pageDocument(lines)), 10).map(({ value: { position, company } }) => [position, company])).toEqual([
    ['Lecturer', 'Orvane University'],
    ['Keeper, Rare Instruments', 'Lodre Seminary'],
    ['Chief Archivist, Town Museums', 'Tarvel College'],
    ['Librarian', 'Tarvel College'],
    ['Research Assistant', 'Institute of Tides'],
  ]);
});

test('rows of the block of the next date are no part of a head', () => {
  expect(
    readText(
      'CLINIQUE ORVANE\nMaison de quatre-vingts lits\nCadre de santé          2019 - 2021\nConduite de vingt agents\n\nCLINIQUE TARVEL\nPavillon Nord\nInfirmière          2009 - 2019\nInstruments',
    )[0],
  ).toEqual(['Cadre de santé', 'CLINIQUE ORVANE', '2019', '2021']);
});
