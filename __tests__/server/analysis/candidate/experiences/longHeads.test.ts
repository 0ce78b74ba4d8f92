import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readPage, readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

test('under its date, the head of a long row ends where its description begins', () => {
  expect(
    headsOnPage([
      ['2019 - 2021'],
      [
        '**Université de Sorb** Chargée de cours; préparation et animation de deux cours de statistique pour cent vingt étudiants de première année',
      ],
    ]),
  ).toEqual([['Chargée de cours', 'Université de Sorb']]);
});

test.each([
  ['à さくら語学教室', 'さくら語学教室'],
  ['à l’université Sorbonne Nouvelle', 'université Sorbonne Nouvelle'],
  ['à l’Institut Sorel', 'Institut Sorel'],
  ['dans une association Sorel', 'association Sorel'],
  ['à la clinique Sorel', 'clinique Sorel'],
  ['chez Sorel Conseil', 'Sorel Conseil'],
  ['– Sorel Conseil', 'Sorel Conseil'],
])('the first sentence behind a date is the head, the rest is told: « Professeur de français %s. … »', (employer, company) => {
  const rows = toRows(
    textDocument(
      `2014 à 2015 : Professeur de français ${employer}. Préparation des cours et accueil des élèves. Animation des ateliers du soir pour les plus petits.`,
    ),
  );
  expect(readExperiences(rows, 10).map(({ value }) => [value.position, value.company, value.startDate, value.description])).toEqual([
    [
      'Professeur de français',
      company,
      '2014',
      'Préparation des cours et accueil des élèves. Animation des ateliers du soir pour les plus petits.',
    ],
  ]);
});

test.each([
  '2014 was a good year for the shop and its guests. We opened a second room and a terrace that summer.',
  'In 2014 the manager of the shop asked me for more. I kept the books of the shop and of the terrace.',
])('a sentence that a year opens is no head: %s', (text) => {
  expect(readText(`Cashier, Ostrel Inc, 2013 - 2015\n${text}`)).toHaveLength(1);
});

test('a long head that opens with its date set as the others do', () => {
  const place = 'thermal field in the northern part of the ridge near the islands of the west';
  const lines = [
    '**2018** Scientist, Tarvel Institute, Lyon',
    '**2017** Seaman, Ostrel Shipping, Brest',
    `**2015** Scientist, Blue Orrin, ${place}, for several long weeks`,
  ];
  const told: [string] = ['Assisted in the planning of the work of the team and in its reports.'];
  expect(readPage(lines.flatMap((line) => [[line] as [string], told])).map(([position, , date]) => [position, date])).toEqual([
    ['Scientist', '2018'],
    ['Seaman', '2017'],
    ['Scientist', '2015'],
  ]);
});

test('a paragraph whose first line was a head is cut where names end', () => {
  const account = 'Mes travaux portent sur la mesure de la neige et sur les modèles qui la prévoient dans les vallées.';
  expect(
    readText(
      `Assistante de recherche\n2019 – 2021 Université Orvane • Lyon, France ${account}\nStage de recherche\n2018 Institut de la Neige • Gap, France ${account}`,
    ),
  ).toEqual([
    ['Assistante de recherche', 'Université Orvane', '2019', '2021'],
    ['Stage de recherche', 'Institut de la Neige', '2018', '2018'],
  ]);
});

test('the employer in the sentence behind its title is no account', () => {
  expect(
    readText(
      '2018-2020 Lecturer. Moss Group (Orme Lab), Department of Botany, Faculty of Science, Harlow University. Taught two courses a year.',
    ),
  ).toEqual([['Lecturer', 'Moss Group (Orme Lab), Department of Botany, Faculty of Science, Harlow University', '2018', '2020']]);
});

test('the first sentence under a date is the head', () => {
  expect(
    readText(
      '2019 - 2021\nAssociée de recherche. Université Orvane, Lyon.\nÉté 2018\nStage à l’Université Tarvel. Analyse des sols argileux de la région et rédaction du rapport.',
    ),
  ).toEqual([
    ['Associée de recherche', 'Université Orvane', '2019', '2021'],
    ['Stage', 'Université Tarvel', '2018', '2018'],
  ]);
});

test('posts in a list, their dates in brackets before what was done', () => {
  expect(
    readText(
      [
        '• Tutrice à l’Université de Lodre (novembre 2021 - avril 2022) : aide aux devoirs et ateliers pour des étudiants de première année',
        '• Monitrice à l’Université de Lodre (octobre 2014 - mai 2015) : accueil des lecteurs et prêt des livres de la bibliothèque',
      ].join('\n'),
    ),
  ).toEqual([
    ['Tutrice', 'Université de Lodre', '2021-11', '2022-04'],
    ['Monitrice', 'Université de Lodre', '2014-10', '2015-05'],
  ]);
});

test('a full stop behind the date ends a head of a paragraph', () => {
  expect(
    readText(
      'Farm Manager, Upper Lode Farm, Lodre. 2015 – 2019. Looked after three hundred acres, mixed arable and beef, with two others.',
    ),
  ).toEqual([['Farm Manager', 'Upper Lode Farm', '2015', '2019']]);
});

test('labels behind one another in a row are a form', () => {
  expect(
    readText(
      'Position: Nurse Aide; Employer: Orvane Manor; Dates: 2019-2022; Duties: bathing\nPosition: Cleaner; Employer: Tarvel Inn; Dates: 2016-2019; Duties: rooms',
    ),
  ).toEqual([
    ['Nurse Aide', 'Orvane Manor', '2019', '2022'],
    ['Cleaner', 'Tarvel Inn', '2016', '2019'],
  ]);
});

test('names behind a date that a full stop ends are no account', () => {
  expect(readText('Nurse, 2015 – 2018. Orvane Hospital, Lodre')).toEqual([['Nurse', 'Orvane Hospital', '2015', '2018']]);
});
