import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readPage, readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

const DEVELOPER = ['Développeur', 'Alpha SAS', '2019', '2021'];

test.each([
  ['date first', '2019 - 2021 : Développeur, Alpha SAS, Lyon\nRefonte du site.'],
  ['date last', 'Développeur – Alpha SAS, Lyon (2019-2021)\nRefonte du site.'],
  ['date in its own cell', 'Développeur, Alpha SAS          2019 - 2021\nRefonte du site.'],
  ['date on its own row, first', '2019 - 2021\nDéveloppeur\nAlpha SAS, Lyon\n• Refonte du site.'],
  ['date on its own row, last', 'Développeur\nAlpha SAS | Lyon\n2019 - 2021\n• Refonte du site.'],
  ['employer first', 'Alpha SAS, Lyon          2019 - 2021\nDéveloppeur\n• Refonte du site.'],
  ['chez', 'Développeur chez Alpha SAS, 2019 - 2021'],
  ['contract beside the title', 'Développeur | CDI\nAlpha SAS\n2019 - 2021'],
  ['labels', 'Dates : 2019 - 2021\nPoste occupé : Développeur\nMissions : Refonte du site.\nEmployeur : Alpha SAS, Lyon'],
  ['a state without its comma', 'Développeur\nAlpha SAS (Springfield MA)\n2019 - 2021'],
  ['a sign in front', '2019 - 2021: # Développeur\nAlpha SAS – Lyon'],
  ['its subject in quotes', '2019 - 2021 Développeur - "Refonte du site des clients de la région"\nAlpha SAS – Lyon'],
  ['a duration and its year in brackets', 'Alpha SAS - Développeur (2 ans, 2019 - 2021)\nRefonte du site.'],
  ['three rows of dates', '2019\nà\n2021\nDéveloppeur\nAlpha SAS'],
])('%s', (_, text) => {
  expect(readText(text)).toEqual([DEVELOPER]);
});

test('roles under one employer', () => {
  expect(
    readText(
      'ACME CORP, Springfield, IL\nProject Manager          2016 – Present\n• Led projects.\nCoordinator          2012 – 2016\n• Scheduling.',
    ),
  ).toEqual([
    ['Project Manager', 'ACME CORP', '2016', null],
    ['Coordinator', 'ACME CORP', '2012', '2016'],
  ]);
});

test('a post years away from the stay at an employer is not there', () => {
  expect(
    readText('Ateliers Morvan SARL 1999-2012\nChauffeur livreur (grue auxiliaire)\n\nService militaire 1991 - 1992\nConduite de convois.'),
  ).toEqual([
    ['Chauffeur livreur (grue auxiliaire)', 'Ateliers Morvan SARL', '1999', '2012'],
    ['Service militaire', '', '1991', '1992'],
  ]);
});

test('« Worked as … in … from … to … »', () => {
  expect(readText('• Working as Software Engineer in Infotech Solutions Pvt Ltd, Pune from June 2016 to till date.')).toEqual([
    ['Software Engineer', 'Infotech Solutions Pvt Ltd', '2016-06', null],
  ]);
});

test('internships and apprenticeships are told apart', () => {
  const rows = toRows(textDocument('Stage assistant marketing – Alpha, 2019\nAssistant marketing – Bêta, 2020 - 2021'));
  expect(readExperiences(rows, 10).map(({ value }) => value.training)).toEqual([true, false]);
});

test('an employer without any task is no roof when the next entry has its own', () => {
  expect(readText('Novalys SA 2021 - 2023\n\nDéveloppeuse, Tervane SA 2017 - 2019\nOutils.').map(([, company]) => company)).toEqual([
    'Novalys SA',
    'Tervane SA',
  ]);
});

test('bullets that begin with their dates are entries, whatever their length', () => {
  const entry = (dates: string, employer: string) =>
    `• ${dates} : Aide-soignante chez ${employer}, service de médecine et de soins de suite`;
  expect(
    readText([entry('2019 - 2021', 'Novalys'), entry('2017 - 2019', 'Tervane'), entry('2015 - 2017', 'Olméo')].join('\n')),
  ).toHaveLength(3);
});

test.each([
  ['in brackets', 'Lumio – Développeuse web (6 mois)\n• Site.\nFermat SA – Testeuse (2 ans)\n• Tests.'],
  ['behind a comma', 'Lumio – Développeuse web, 6 mois\n• Site.\nFermat SA – Testeuse, 2 ans\n• Tests.'],
  ['at the right', 'Lumio – Développeuse web          6 mois\n• Site.\nFermat SA – Testeuse          2 ans\n• Tests.'],
  ['on its own row', 'Lumio – Développeuse web\n6 mois\n• Site.\nFermat SA – Testeuse\n2 ans\n• Tests.'],
])('a duration in place of the dates: %s', (_, text) => {
  expect(readText(text)).toEqual([
    ['Développeuse web', 'Lumio', '', ''],
    ['Testeuse', 'Fermat SA', '', ''],
  ]);
});

test('a duration beside a tool or in a task opens no job', () => {
  expect(readText('Lumio SAS – Testeuse          2019 - 2021\nSelenium – Cypress (2 ans)\n• Encadrement d’une testeuse – 6 mois')).toEqual([
    ['Testeuse', 'Lumio SAS', '2019', '2021'],
  ]);
});

test('a year in square brackets dates its job', () => {
  expect(headsOnPage([['**Lumio – Web developer [2019]**'], ['• Site.'], ['**Fermat Ltd – Tester [2017]**'], ['• Tests.']])).toEqual([
    ['Web developer', 'Lumio'],
    ['Tester', 'Fermat Ltd'],
  ]);
});

test('the dates of tasks are no jobs: bullets that name no title, lone dates that stand elsewhere than those of the entries', () => {
  expect(
    readText(
      'Oncologist, Fermat SA          since 2021\n• Research in oncology\nLecturer, Lumio          2015 - 2020\n• Business Economics 2017-2018\n• Economics Tutorium 2016-2017',
    ).map(([position]) => position),
  ).toEqual(['Oncologist', 'Lecturer']);
  expect(
    readText(
      '2011 - 2013 Fermat SA, Engineer\nTurbines, told at the European\nTurbomachinery Conference (March 2011)\n2010 - 2011 Lumio, Tester\n2009 - 2010 Brindle Ltd, Tester',
    ).map(([, company]) => company),
  ).toEqual(['Fermat SA', 'Lumio', 'Brindle Ltd']);
});

test('a season that ends a title is no part of the date in the next cell', () => {
  expect(readText('Alpha SAS          Lyon\nStage d’été          2013')).toEqual([['Stage d’été', 'Alpha SAS', '2013', '2013']]);
});

test('a date that ends its row in a face of its own', () => {
  expect(readPage([['**Tarvel** *Austin*'], ['**Retail intern** *Summer 2016*'], ['• Sold the goods of the shop to its guests']])).toEqual([
    ['Retail intern', 'Tarvel', '2016', '2016'],
  ]);
});

test('titles set as their employer is, each with its date, are its posts', () => {
  expect(
    headsOnPage([
      ['**Tarvel Works**'],
      ['**Research Assistant**          2021 - 2022'],
      ['• Tables of the sector and its figures.'],
      ['**Research Intern**          2020 - 2021'],
      ['• A map of the firms.'],
      ['**Data Intern**          2019 - 2020'],
      ['• A shop of data.'],
    ]),
  ).toEqual([
    ['Research Assistant', 'Tarvel Works'],
    ['Research Intern', 'Tarvel Works'],
    ['Data Intern', 'Tarvel Works'],
  ]);
});

test('what the columns of a table of jobs are called is no job', () => {
  expect(readText('Période\tPoste\tEmployeur\tVille\n2019 - 2021\tVendeuse\tVoltenga\tLodre')).toEqual([
    ['Vendeuse', 'Voltenga', '2019', '2021'],
  ]);
});

test('a contract, how long and a town between an employer and its posts', () => {
  expect(
    readText(
      'Orvane Bank\nFull-time · 6 yrs\nLondon, England, United Kingdom\nVice President\nJan 2022 - Present · 2 yrs\nLeading model risk.\nAssociate\nJul 2018 - Dec 2021 · 3 yrs\nStress testing.',
    ),
  ).toEqual([
    ['Vice President', 'Orvane Bank', '2022-01', null],
    ['Associate', 'Orvane Bank', '2018-07', '2021-12'],
  ]);
});

test('how somebody works stands between title and employer on a row of its own', () => {
  expect(
    readText(
      'Team Leader\nFull-time\nOrvane Telecoms\nDurban, South Africa\nApr 2020 – Present\nCoaching fifteen agents.\nCall Centre Agent\nContract · Remote\nTarvel Telecoms\nDurban, South Africa\nFeb 2018 – Mar 2020\nInbound queries.',
    ),
  ).toEqual([
    ['Team Leader', 'Orvane Telecoms', '2020-04', null],
    ['Call Centre Agent', 'Tarvel Telecoms', '2018-02', '2020-03'],
  ]);
});

test('a table drawn with strokes, its columns called', () => {
  expect(
    readText(
      '| Dates | Role | Company |\n|---|---|---|\n| 2020 – present | QA Lead | Orvane Soft |\n| 2017 – 2020 | QA Analyst | Tarvel Apps |',
    ),
  ).toEqual([
    ['QA Lead', 'Orvane Soft', '2020', null],
    ['QA Analyst', 'Tarvel Apps', '2017', '2020'],
  ]);
});
