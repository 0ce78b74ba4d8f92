import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { readPage, readText } from '../../support/jobs.ts';

const read = (...lines: PrintedLine[]) =>
  readExperiences(toRows(pageDocument(lines)), 10).map(({ value: { position, company, description } }) => [position, company, description]);

const roof = (name: string): PrintedLine => [name, 40, { bold: true, fontSize: 13 }];
const post = (title: string): PrintedLine => [title, 40, { bold: true }];

test('an employer, an account of it, then its posts', () => {
  expect(
    read(
      roof('Marelle Data'),
      ['Collects and publishes figures about the fishing ports of the country.', 60],
      post('Lead Developer (May 2019 - present)'),
      ['Plans the work of the team.', 60],
      post('Software Developer (June 2015 - May 2019)'),
      ['Built the search.', 60],
      roof('Blue Orrin'),
      ['Makes sails for small boats, and mends them.', 60],
      post('Web Developer (May 2012 - June 2015)'),
      ['Wrote the shop.', 60],
    ),
  ).toEqual([
    ['Lead Developer', 'Marelle Data', 'Plans the work of the team.'],
    ['Software Developer', 'Marelle Data', 'Built the search.'],
    ['Web Developer', 'Blue Orrin', 'Wrote the shop.'],
  ]);
});

test('posts that name their employers have none above them', () => {
  expect(
    read(
      roof('Years abroad'),
      ['A few posts in three countries, all in the summer.', 60],
      post('Waiter, Café Tarvel (May 2019 - August 2019)'),
      ['Served at tables.', 60],
      post('Cook, Orvane Hotel (May 2018 - August 2018)'),
      ['Made the soups.', 60],
    ).map(([, company]) => company),
  ).toEqual(['Café Tarvel', 'Orvane Hotel']);
});

test('an employer that no word tells, with the whole stay beside it', () => {
  expect(
    read(
      ['Quillstack (2018 – 2023)', 40, { bold: true }],
      ['Data Clerk (June 2021 – March 2023)', 50],
      ['• Tables.', 60],
      ['Barista (January 2018 – June 2021)', 50],
      ['• Coffee.', 60],
    ),
  ).toEqual([
    ['Data Clerk', 'Quillstack', 'Tables.'],
    ['Barista', 'Quillstack', 'Coffee.'],
  ]);
});

test('how long the stay was is no title', () => {
  expect(
    read(
      ['Tresko SAS          3 yrs 2 mos', 40, { bold: true }],
      ['Garde d’enfants (juin 2021 – mars 2023)'],
      ['• Repas et jeux.', 60],
    ).map(([position, company]) => [position, company]),
  ).toEqual([['Garde d’enfants', 'Tresko SAS']]);
});

test('a title set as the employer above it stands beside it, not under it', () => {
  const bold = { bold: true };
  const rows = toRows(
    pageDocument([
      ['University of Sabah', 40, bold],
      ['Role: Administrative officer', 40],
      ['Duration: January 2023 – Present', 40],
      ['• Budgets of two departments and their yearly reports', 50],
      ['Freelance analyst', 40, bold],
      ['Duration: January 2021 – December 2022', 40],
      ['• Relevance of the results of web searches', 50],
    ]),
  );
  expect(readExperiences(rows, bodySize(rows)).map(({ value }) => [value.position, value.company])).toEqual([
    ['Administrative officer', 'University of Sabah'],
    ['Freelance analyst', ''],
  ]);
});

test('titles under one employer whose date stands beside its name', () => {
  expect(
    readPage([
      ['**Voltenga**, Lyon - Septembre 2018 - Maintenant'],
      ['*Développeuse web*'],
      ['Conception des services et des échanges avec les partenaires de la région.'],
      ['*Scrum Master*'],
      ['Organisation des rituels de toute une équipe pendant plusieurs années.'],
      ['**Tarvel**, Lyon - Mai 2017 - Juillet 2017'],
      ['*Développeuse mobile*'],
      ['Automatisation des rapports de la direction et de ses services.'],
    ]),
  ).toEqual([
    ['Développeuse web', 'Voltenga', '2018-09', null],
    ['Scrum Master', 'Voltenga', '2018-09', null],
    ['Développeuse mobile', 'Tarvel', '2017-05', '2017-07'],
  ]);
});

test('a lone employer behind an account opens a new group of roles', () => {
  expect(
    readText(
      'Harmel Hospital\nWarehouse operative, Jan 2021 to Present\n• Orders\n• Reports\nData analyst, 03/2018 to 12/2020\n• Stock\nTarvel\nHead of operations, June 2016 to Feb 2018\n• Shifts\nBarista, 2014 to 2016\n• Coffee',
    ).map(([position, company]) => `${position} @ ${company}`),
  ).toEqual(['Warehouse operative @ Harmel Hospital', 'Data analyst @ Harmel Hospital', 'Head of operations @ Tarvel', 'Barista @ Tarvel']);
});

test('a colon behind an employer over its posts makes no label of it', () => {
  expect(
    read(
      ['Marelle Insurance:', 40, { bold: true }],
      ['Claims Manager May 2017 – July 2019', 60],
      ['• Led the team.', 60],
      ['Data Clerk June 2015 – May 2017', 60],
      ['• Wrote the reports.', 60],
      ['Orrin Insurance:', 40, { bold: true }],
      ['Claims Clerk January 2013 – June 2015', 60],
      ['• Paid the claims.', 60],
    ).map(([position, company]) => [position, company]),
  ).toEqual([
    ['Claims Manager', 'Marelle Insurance'],
    ['Data Clerk', 'Marelle Insurance'],
    ['Claims Clerk', 'Orrin Insurance'],
  ]);
});
