import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readPage, readText } from '../../support/jobs.ts';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

test('space above an employer tells it from the task before it', () => {
  const entry = (company: string, title: string) => [[company], [title], ['Suivi des commandes et des livraisons'], null] as const;
  const lines = [
    ...entry('Novalys', 'Acheteuse 2019 - 2021'),
    ...entry('Tervane', 'Acheteuse 2017 - 2019'),
    ...entry('Olméo', 'Acheteuse 2015 - 2017'),
  ];
  const document = pageDocument(lines.map((line) => (line === null ? null : [...line])));
  const [page] = document.pages;
  page!.blocks = [{ lines: page!.blocks.flatMap((block) => block.lines) }];
  const rows = toRows(document);
  expect(readExperiences(rows, 10).map(({ value: { company } }) => company)).toEqual(['Novalys', 'Tervane', 'Olméo']);
});

test('the first line of a paragraph under a post is no employer, who stands above', () => {
  const account =
    'Primary link between the customers and the rest of the company, mostly\nin weaving. Assessed the needs of the shops and told them to the looms.';
  expect(
    readText(
      `Orvane Networks, Tirley – 2004-2015\n\nSenior Product Engineer – 2009-2015\n\n${account}\n\nSupport Engineer – 2004-2009\n\n${account}`,
    ),
  ).toEqual([
    ['Senior Product Engineer', 'Orvane Networks', '2009', '2015'],
    ['Support Engineer', 'Orvane Networks', '2004', '2009'],
  ]);
});

test('a contract beside the date is no title where one stands below', () => {
  expect(readText('Orvane SARL – Stage          2019\nAssistante de gestion\n• Suivi des clients.')).toEqual([
    ['Assistante de gestion', 'Orvane SARL', '2019', '2019'],
  ]);
});

test('a place beside the date does not stand for the head above it', () => {
  expect(readText('Développeuse\nNovalys\n2019 - 2021 Lyon\nOutils internes.\n\nTesteuse\nTervane\n2017 - 2019 Paris\nRecette.')).toEqual([
    ['Développeuse', 'Novalys', '2019', '2021'],
    ['Testeuse', 'Tervane', '2017', '2019'],
  ]);
});

test.each(['Project: Billing of a bank', 'Encadrants : Anne Orme et Marc Tellier'])(
  '« %s » between a head and its date is no part of it',
  (aside) => {
    expect(readText(`Testeuse, Tervane\n${aside}\n2017 - 2019\nRecette.\n\nTesteuse, Novalys\n${aside}\n2015 - 2017\nRecette.`)).toEqual([
      ['Testeuse', 'Tervane', '2017', '2019'],
      ['Testeuse', 'Novalys', '2015', '2017'],
    ]);
  },
);

test('the rest of dates told in several pieces is no employer', () => {
  expect(headsOnPage([['Garde d’enfants', 40, { bold: true }], ['Juillet-août, novembre 2018 – mars 2019']])).toEqual([
    ['Garde d’enfants', ''],
  ]);
});

test('an employer above its date is told from the prose before it by its type alone', () => {
  expect(
    headsOnPage([
      ['*Orphée*\tLyon'],
      ['**Cuisinier**\t2019 - 2021'],
      ['Menus de saison, commandes et encadrement de trois apprentis en salle et en cuisine'],
      ['*Brindille*\tNantes'],
      ['**Fleuriste**\t2017 - 2019'],
      ['Bouquets de mariage, décors de vitrine et tenue des comptes de la boutique du quai'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Orphée'],
    ['Fleuriste', 'Brindille'],
  ]);
});

test('a duration is no employer, and what ties it to the title goes with it', () => {
  expect(readText('Développeuse\n2015 - 2017\nDurée : 2 ans\n• Site.\nTesteuse – stage de 6 mois          2014\nLumio')).toEqual([
    ['Développeuse', '', '2015', '2017'],
    ['Testeuse', 'Lumio', '2014', '2014'],
  ]);
});

test('other people under a head are not who had the job', () => {
  expect(
    readText('Ph.D. Candidate in Economics, Norvale University          2015 - 2019\nSupervisors: Prof. Ann Orme, Dr. Pete Dawlish'),
  ).toEqual([['Ph.D. Candidate in Economics', 'Norvale University', '2015', '2019']]);
});

test.each([['2013 Lab Assistant\nUniversity of Harmel at Springfield', 'Lab Assistant', 'University of Harmel at Springfield']])(
  '%s',
  (text, position, company) => {
    expect(readText(text)).toEqual([[position, company, '2013', '2013']]);
  },
);

test.each([
  [
    'Chercheuse          2019 - 2021\nDépartement de physique, Université Orvane.',
    ['Chercheuse', 'Département de physique, Université Orvane', '2019', '2021'],
  ],
])('%s', (text, job) => {
  expect(readText(text)).toEqual([job]);
});

test('a town behind the date is no title', () => {
  expect(
    readText('Août 2016 à Brulonne :\nAnimatrice, Centre de loisirs Voltenga\nJuillet 2017 à Lodre :\nVendeuse, Boutique Orphée'),
  ).toEqual([
    ['Animatrice', 'Centre de loisirs Voltenga', '2016-08', '2016-08'],
    ['Vendeuse', 'Boutique Orphée', '2017-07', '2017-07'],
  ]);
});

test('a bullet with years of its own is no employer', () => {
  expect(
    readText(
      ['ORVANE LTD', 'Director      2020 - 2022', '• Opened Leeds', 'Account Executive      2017 - 2020', '• Orme Club 2018, 2019'].join(
        '\n',
      ),
    ),
  ).toEqual([
    ['Director', 'ORVANE LTD', '2020', '2022'],
    ['Account Executive', 'ORVANE LTD', '2017', '2020'],
  ]);
});

test('a year and how long it lasted is the date of its job, as the stays of the others are', () => {
  expect(
    readText(
      [
        'Cook - Orvane, Leeds',
        'February 2019 - Present',
        'Made the soups.',
        'Baker - Tarvel, York',
        'June 2017 - January 2019',
        'Made the bread.',
        'Waiter - Norvale, York',
        'May 2016 - July 2016',
        'Served at table.',
        'Cashier - Zalblat, York',
        '2012 (8 months)',
      ].join('\n'),
    ).at(-1),
  ).toEqual(['Cashier', 'Zalblat', '2012', '2012']);
});

test('an employer and what is told of it, set as the first one and its account are', () => {
  const small = { fontSize: 9 };
  expect(
    readPage([
      ['**ORVANE SEATING SYSTEMS**\tMarelle', 40],
      ['*Seats for offices; four plants and 1,600 people*', 40, small],
      ['**Vice President of Operations**\t2018 – 2021', 40],
      ['• Closed one plant', 46],
      ['**Director, Continuous Improvement**\t2015 – 2018', 40],
      ['• Trained sixty people', 46],
      ['**TARVEL CORPORATION**\tNorval', 40],
      ['*Supplier of trim for cars in three countries*', 40, small],
      ['**Plant Manager**\t2010 – 2015', 40],
      ['• Built a plant', 46],
      ['**Manufacturing Engineer**\t2001 – 2010', 40],
    ]),
  ).toEqual([
    ['Vice President of Operations', 'ORVANE SEATING SYSTEMS', '2018', '2021'],
    ['Director, Continuous Improvement', 'ORVANE SEATING SYSTEMS', '2015', '2018'],
    ['Plant Manager', 'TARVEL CORPORATION', '2010', '2015'],
    ['Manufacturing Engineer', 'TARVEL CORPORATION', '2001', '2010'],
  ]);
});

test('bullets between each employer and its date, in a block of their own', () => {
  const roof = (name: string): PrintedLine => [`**${name}**`, 40, { fontSize: 13 }];
  const entry = (name: string, date: string, title: string): (PrintedLine | null)[] => [
    roof(name),
    null,
    [`• Site web : https://www.${name.toLowerCase()}.example`, 60],
    [`• ${date}`, 60],
    ['• Paris, France', 60],
    [`• Poste : ${title}`, 60],
    ['• Mission : Outils de la maison.', 60],
    ['• Projets :', 60],
    ['• Tarvel : un outil qui écrit les dialogues.', 90],
    null,
    null,
  ];
  expect(
    readPage([
      ...entry('Orvane', 'Mars 2016 - Mai 2021', 'Testeuse'),
      ...entry('Norvale', 'Mars 2012 - Jan. 2016', 'Gérante'),
      ...entry('Zalblat', 'Mars 2008 - Jan. 2012', 'Développeuse'),
    ]).map(([title, company]) => [title, company]),
  ).toEqual([
    ['Testeuse', 'Orvane'],
    ['Gérante', 'Norvale'],
    ['Développeuse', 'Zalblat'],
  ]);
});

test('jobs told together are at nobody’s above', () => {
  expect(
    readText(
      [
        '2010 - 2015',
        'P.H.U. Orvane, Marelle, Poland',
        'Shop assistant, later storekeeper',
        '',
        '2006 - 2010',
        'Various building jobs',
      ].join('\n'),
    ),
  ).toEqual([
    ['Shop assistant, later storekeeper', 'P.H.U. Orvane', '2010', '2015'],
    ['Various building jobs', '', '2006', '2010'],
  ]);
});

test('whom a post answers to stands between its title and its employer', () => {
  expect(
    readText(
      'Postdoctoral Researcher\nAdvisor: Prof. Ilse Orme\nInstitute for Soils, University of Tarvel\n10/2019 – 12/2021\n\nPhD Researcher\nAdvisor: Prof. Jon Lind\nUniversity of Orvane\n10/2015 – 09/2019',
    ),
  ).toEqual([
    ['Postdoctoral Researcher', 'Institute for Soils, University of Tarvel', '2019-10', '2021-12'],
    ['PhD Researcher', 'University of Orvane', '2015-10', '2019-09'],
  ]);
});

test('a contract beside the date, its title below', () => {
  expect(
    readText(
      'Freelance (2019 – 2021)\nWeb Developer and Designer\nSites for shops and charities.\n\nOrvane Ltd (2015 – 2019)\nJunior Web Developer',
    ),
  ).toEqual([
    ['Web Developer and Designer', 'Freelance', '2019', '2021'],
    ['Junior Web Developer', 'Orvane Ltd', '2015', '2019'],
  ]);
});

test('a first head whose last row was cut off takes nothing from the others', () => {
  const entry = (title: string, employer: string[], dates: string) => `${title}\n${employer.join('\n')}\n${dates}\n• Suivi des commandes`;
  expect(
    readText(
      [
        entry('Acheteuse', ['Groupement Novalys de la vallée', 'et de ses environs'], 'Avril 2019 - Mai 2021'),
        entry('Testeuse', ['Tervane'], 'Mars 2017 - Mars 2019'),
        entry('Vendeuse', ['Olméo'], 'Mai 2015 - Mars 2017'),
      ].join('\n\n'),
    ).map(([title]) => title),
  ).toEqual(['Acheteuse', 'Testeuse', 'Vendeuse']);
});

test('contracts and towns of their own rows leave room for title and employer over a date', () => {
  expect(
    readText(
      'Technicienne de laboratoire\nCDI\nOrvane Santé\nOiron (79)\n2018 - 2021\n- Dosages\n\nTechnicienne de laboratoire\nCDD\nTarvel\nOiron (79)\n2016 - 2017\n- Dosages',
    ),
  ).toEqual([
    ['Technicienne de laboratoire', 'Orvane Santé', '2018', '2021'],
    ['Technicienne de laboratoire', 'Tarvel', '2016', '2017'],
  ]);
});

test('tasks under a date are no employer, though the first of them is called as one', () => {
  expect(
    readText(
      'Bazar Orvane\nEnseigne de bricolage\nConseillère de vente\n2021 - 2022\nConseil, devis, gestion des stocks\n\nTarvel\nMagasin de Lodre\nEmployée polyvalente\n2018 - 2021\nCaisse, mise en rayon',
    ),
  ).toEqual([
    ['Conseillère de vente', 'Bazar Orvane', '2021', '2022'],
    ['Employée polyvalente', 'Tarvel', '2018', '2021'],
  ]);
});
