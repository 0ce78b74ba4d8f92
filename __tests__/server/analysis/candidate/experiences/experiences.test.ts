import { readExperiences, readSections } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
};

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
  expect(read(text)).toEqual([DEVELOPER]);
});

test('the description is what is left, wrapped lines joined', () => {
  const rows = toRows(
    textDocument('Développeur chez Alpha, 2019 - 2021\n• Refonte du site, avec une attention particulière\nà la vitesse.\n• Tests.'),
  );
  const [first] = readExperiences(rows, 10);
  expect(first!.value.description).toBe('Refonte du site, avec une attention particulière à la vitesse.\nTests.');
});

test('roles under one employer', () => {
  expect(
    read(
      'ACME CORP, Springfield, IL\nProject Manager          2016 – Present\n• Led projects.\nCoordinator          2012 – 2016\n• Scheduling.',
    ),
  ).toEqual([
    ['Project Manager', 'ACME CORP', '2016', null],
    ['Coordinator', 'ACME CORP', '2012', '2016'],
  ]);
});

test('an employer without a title word, told by the order of its row', () => {
  expect(read('Quillstack\nSoftware Engineer\nJune 2020 - Present\n• Search.\nFernwood\nQA Tester\n2018 - 2020\n• Tests.')).toEqual([
    ['Software Engineer', 'Quillstack', '2020-06', null],
    ['QA Tester', 'Fernwood', '2018', '2020'],
  ]);
});

test('a title may go on after its comma when the employer stands elsewhere', () => {
  expect(read('Stripe, San Francisco, CA          2021 – Present\nSenior Engineer, Payments Platform\n• Pipelines.')).toEqual([
    ['Senior Engineer, Payments Platform', 'Stripe', '2021', null],
  ]);
});

test('sentences with a date inside anchor nothing', () => {
  expect(
    read('Développeur chez Alpha, 2019 - 2021\n• En 2020, migration de la base vers PostgreSQL pour quarante utilisateurs.'),
  ).toHaveLength(1);
});

test('« Worked as … in … from … to … »', () => {
  expect(read('• Working as Software Engineer in Infotech Solutions Pvt Ltd, Pune from June 2016 to till date.')).toEqual([
    ['Software Engineer', 'Infotech Solutions Pvt Ltd', '2016-06', null],
  ]);
});

test('internships and apprenticeships are told apart', () => {
  const rows = toRows(textDocument('Stage assistant marketing – Alpha, 2019\nAssistant marketing – Bêta, 2020 - 2021'));
  expect(readExperiences(rows, 10).map(({ value }) => value.training)).toEqual([true, false]);
});

test.each([
  ['an employer in capitals glued to a title', 'ALPHA GROUP Quality Engineer, 2019 - 2021', 'Quality Engineer', 'ALPHA GROUP'],
  [
    'a title that ends with its rank',
    'Tax Clerk II, Brown County Tax Collector, 2019 - 2021',
    'Tax Clerk II',
    'Brown County Tax Collector',
  ],
  ['a hyphen that is no legal form', 'Co-fondateur | Wexim | 2019 - 2021', 'Co-fondateur', 'Wexim'],
  ['leaders before a town that nobody knows', 'Clerk, Novalys ........ Zorbury\n2019 - 2021', 'Clerk', 'Novalys'],
  ['a town alone behind leaders', 'Clerk ........ Zorbury\n2019 - 2021', 'Clerk', ''],
  ['leaders before the date', 'Clerk, Novalys ........ 2019 - 2021', 'Clerk', 'Novalys'],
  ['a rank before an acronym', 'NOVALYS Senior SE ------ Boston MA\n2019 - 2021', 'Senior SE', 'NOVALYS'],
  [
    'a title, then an organisation with capitals of its own',
    'Assistant de projet Brookfield University, Perth\n2019 - 2021',
    'Assistant de projet',
    'Brookfield University',
  ],
  ['a town that nobody knows', 'Stage | NOVALYS, Zorbury\n2019 - 2021', 'Stage', 'NOVALYS'],
  [
    'a position told by its label, dash and all',
    '2019 - 2021: Harbour Head Tours\nPosition: First Mate - Guide',
    'First Mate - Guide',
    'Harbour Head Tours',
  ],
  ['work on one’s own', 'Web developer\nFreelance\n2019 - 2021', 'Web developer', 'Freelance'],
])('%s', (_, text, position, company) => {
  expect(read(text)).toEqual([[position, company, '2019', '2021']]);
});

test('between two titles the order of the other entries tells the employer', () => {
  expect(
    read('Alpha SAS\nDéveloppeur (2019 - 2021)\nCabinet Comptable\nDéveloppeur (2017 - 2019)\nBêta SARL\nTesteur (2015 - 2017)')[1],
  ).toEqual(['Développeur', 'Cabinet Comptable', '2017', '2019']);
});

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

test('a place beside the date does not stand for the head above it', () => {
  expect(read('Développeuse\nNovalys\n2019 - 2021 Lyon\nOutils internes.\n\nTesteuse\nTervane\n2017 - 2019 Paris\nRecette.')).toEqual([
    ['Développeuse', 'Novalys', '2019', '2021'],
    ['Testeuse', 'Tervane', '2017', '2019'],
  ]);
});

test.each(['QA Engineer, Novalys, 2019 - 2021', 'JAVA Developer, Novalys, 2019 - 2021'])(
  '%s: capitals that belong to the title',
  (text) => {
    expect(read(text)[0]!.slice(0, 2)).toEqual(text.split(', ').slice(0, 2));
  },
);

test('an employer without any task is no roof when the next entry has its own', () => {
  expect(read('Novalys SA 2021 - 2023\n\nDéveloppeuse, Tervane SA 2017 - 2019\nOutils.').map(([, company]) => company)).toEqual([
    'Novalys SA',
    'Tervane SA',
  ]);
});

test('bullets that begin with their dates are entries, whatever their length', () => {
  const entry = (dates: string, employer: string) =>
    `• ${dates} : Aide-soignante chez ${employer}, service de médecine et de soins de suite`;
  expect(read([entry('2019 - 2021', 'Novalys'), entry('2017 - 2019', 'Tervane'), entry('2015 - 2017', 'Olméo')].join('\n'))).toHaveLength(
    3,
  );
});

test.each([
  ['beside the date', '**Vignerons du Haut-Lac** Conseiller en vins\t2019 - 2021', ['Conseiller en vins', 'Vignerons du Haut-Lac']],
  [
    'a comma ends a face',
    '**Relève des ruches**, *Les Abeilles du Port*, Sète\t2019 - 2021',
    ['Relève des ruches', 'Les Abeilles du Port'],
  ],
  [
    'a face that opens with a small word goes on',
    '**Chargée d’études** *de marché* chez Alpha\t2019 - 2021',
    ['Chargée d’études de marché', 'Alpha'],
  ],
])('type parts title and employer in one row: %s', (_, line, [position, company]) => {
  const rows = toRows(pageDocument([[line]]));
  expect(readExperiences(rows, 10).map(({ value }) => value)).toMatchObject([{ position, company, startDate: '2019', endDate: '2021' }]);
});

const heads = (lines: Parameters<typeof pageDocument>[0]) => {
  const rows = toRows(pageDocument(lines));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => [position, company]);
};

test('what words leave unsure is read as the sure entries of the section are built: by order', () => {
  expect(
    heads([
      ['Brindille, Cuisinier\t2019 - 2021'],
      ['Menus.'],
      ['Olivine, Fleuriste\t2017 - 2019'],
      ['Bouquets.'],
      ['Zéphyrine, Tavillonneur\t2015 - 2017'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Brindille'],
    ['Fleuriste', 'Olivine'],
    ['Tavillonneur', 'Zéphyrine'],
  ]);
});

test('… and by type', () => {
  expect(
    heads([
      ['**Cuisinier** *Brindille*\t2019 - 2021'],
      ['• Menus.'],
      ['*Mairie de Sorb*\t2017 - 2019'],
      ['**Agent**'],
      ['• Pains.'],
      ['*Ville de Lorme* **Boulanger**\t2016 - 2017'],
      ['• Fours.'],
      ['*Zéphyrine* **Accueil du magasin**\t2015 - 2016'],
    ]).at(-1),
  ).toEqual(['Accueil du magasin', 'Zéphyrine']);
});

test.each([
  ['First mate - Tour guide | Marlow Cruises | 2019 - 2021', ['First mate - Tour guide', 'Marlow Cruises']],
  ['Frontend / Backend developer, Alpha Group, 2019 - 2021', ['Frontend / Backend developer', 'Alpha Group']],
  ['Consultant – Alpha / Orphée – 2019 - 2021', ['Consultant', 'Alpha / Orphée']],
  ['Main Stage Records, Bartender, 2019 - 2021', ['Bartender', 'Main Stage Records']],
  ['Vendeuse, Orphée, La Farlède (83), 2019 - 2021', ['Vendeuse', 'Orphée']],
  ['Formatrice en couture à l’ADEM, 2019 - 2021', ['Formatrice en couture', 'ADEM']],
  ['Aide-soignante au CHU Nord, 2019 - 2021', ['Aide-soignante', 'CHU Nord']],
  ['Assistant au Directeur, Orphée, 2019 - 2021', ['Assistant au Directeur', 'Orphée']],
  ['Chercheuse, Orphée, encadrante : Anne Orme, 2019 - 2021', ['Chercheuse', 'Orphée']],
  ['Chercheuse – Orphée (Groupe Melville) – 2019 - 2021', ['Chercheuse', 'Orphée (Groupe Melville)']],
  ['Stage CA, Orphée, 2019 - 2021', ['Stage CA', 'Orphée']],
  ['Red team / Tester, Orphée, 2019 - 2021', ['Red team / Tester', 'Orphée']],
  ['Orphée, Apicultrice, 2019 - 2021', ['Apicultrice', 'Orphée']],
  ['Formatrice, chez Orphée (projet de formation des agents), 2019 - 2021', ['Formatrice', 'Orphée']],
])('%s', (line, head) => {
  expect(heads([[line]])).toEqual([head]);
});

test('the rest of dates told in several pieces is no employer', () => {
  expect(heads([['Garde d’enfants', 40, { bold: true }], ['Juillet-août, novembre 2018 – mars 2019']])).toEqual([['Garde d’enfants', '']]);
});

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
  expect(read('Novembre 2011 à octobre\n2017 Secrétaire chez Alpha')).toEqual([['Secrétaire', 'Alpha', '2011-11', '2017-10']]);
});

test('the last cell that holds a place in two entries holds one in all', () => {
  expect(
    heads([
      ['Orphée\tLyon'],
      ['Cuisinier\t2019 - 2021'],
      ['• Menus.'],
      ['Brindille\tNantes'],
      ['Fleuriste\t2017 - 2019'],
      ['• Bouquets.'],
      ['Mercier\tVal-aux-Grives'],
      ['Tapissier\t2015 - 2017'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Orphée'],
    ['Fleuriste', 'Brindille'],
    ['Tapissier', 'Mercier'],
  ]);
});

test('an employer with its town below an unknown title', () => {
  expect(
    heads([['2019 - 2021 Stagiaire R&D'], ['Universidad de los Andes – Bogotá – Colombie'], ['Une application pour les laboratoires.']]),
  ).toEqual([['Stagiaire R&D', 'Universidad de los Andes']]);
});

test('under its date, the head of a long row ends where its description begins', () => {
  expect(
    heads([
      ['2019 - 2021'],
      [
        '**Université de Sorb** Chargée de cours; préparation et animation de deux cours de statistique pour cent vingt étudiants de première année',
      ],
    ]),
  ).toEqual([['Chargée de cours', 'Université de Sorb']]);
});

test('a job without a date is one when its title is set as those of the dated jobs, and an employer follows', () => {
  const rows = toRows(
    pageDocument([
      ['**Serveuse** en salle'],
      ['*Auberge du Port*'],
      ['• Service.'],
      ['**Cuisinière** de nuit'],
      ['*Brindille*'],
      ['2017 - 2019'],
      ['• Menus.'],
      ['**Gérante** du jardin'],
      ['• Un titre sans employeur.'],
    ]),
  );
  expect(
    readExperiences(rows, 10).map(({ value: { position, company, startDate, endDate } }) => [position, company, startDate, endDate]),
  ).toEqual([
    ['Serveuse en salle', 'Auberge du Port', '', ''],
    ['Cuisinière de nuit', 'Brindille', '2017', '2019'],
  ]);
});

test('a head that lacks its employer takes the row set as the employers of the other heads are', () => {
  expect(
    heads([
      ['2019 - 2021 *Cuisinier*'],
      ['**Groupe Melville**'],
      ['• Menus.'],
      ['2017 - 2019 *Fleuriste*'],
      ['**Jardins du Lac SARL**'],
      ['• Bouquets.'],
      ['2015 - 2017 *Tapissier*'],
      ['**ruban**'],
      ['• Fauteuils.'],
    ]),
  ).toEqual([
    ['Cuisinier', 'Groupe Melville'],
    ['Fleuriste', 'Jardins du Lac SARL'],
    ['Tapissier', 'ruban'],
  ]);
});

test('an employer above its date is told from the prose before it by its type alone', () => {
  expect(
    heads([
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

test.each([
  'Technology used: Java, Angular',
  'Stack : Python, Docker',
  'Tools used: Jira, Git',
  'Delivered',
  'Developed the booking desk',
  'Key Technologies Java, SQL',
  'Mise en place des achats',
])('%s is no employer', (row) => {
  expect(read(`Software engineer          2019 - 2021\n${row}\nWeb developer, Lumio SAS          2017 - 2019`)).toEqual([
    ['Software engineer', '', '2019', '2021'],
    ['Web developer', 'Lumio SAS', '2017', '2019'],
  ]);
});

test.each([
  ['in brackets', 'Lumio – Développeuse web (6 mois)\n• Site.\nFermat SA – Testeuse (2 ans)\n• Tests.'],
  ['behind a comma', 'Lumio – Développeuse web, 6 mois\n• Site.\nFermat SA – Testeuse, 2 ans\n• Tests.'],
  ['at the right', 'Lumio – Développeuse web          6 mois\n• Site.\nFermat SA – Testeuse          2 ans\n• Tests.'],
  ['on its own row', 'Lumio – Développeuse web\n6 mois\n• Site.\nFermat SA – Testeuse\n2 ans\n• Tests.'],
])('a duration in place of the dates: %s', (_, text) => {
  expect(read(text)).toEqual([
    ['Développeuse web', 'Lumio', '', ''],
    ['Testeuse', 'Fermat SA', '', ''],
  ]);
});

test('a duration beside a tool or in a task opens no job', () => {
  expect(read('Lumio SAS – Testeuse          2019 - 2021\nSelenium – Cypress (2 ans)\n• Encadrement d’une testeuse – 6 mois')).toEqual([
    ['Testeuse', 'Lumio SAS', '2019', '2021'],
  ]);
});

test('a year in square brackets dates its job', () => {
  expect(heads([['**Lumio – Web developer [2019]**'], ['• Site.'], ['**Fermat Ltd – Tester [2017]**'], ['• Tests.']])).toEqual([
    ['Web developer', 'Lumio'],
    ['Tester', 'Fermat Ltd'],
  ]);
});

test.each([
  ['Lumio - Agence Ouest\nDéveloppeuse          2015 - 2017', 'Lumio'],
  ['Développeuse - Lumio - Direction des achats          2015 - 2017', 'Lumio'],
  ['Oldham Bank - Head Office          2015 - 2017\nDéveloppeuse', 'Oldham Bank'],
  ['Développeuse – Agence Ouest          2015 - 2017', 'Agence Ouest'],
])('a branch stands behind its employer: %s', (text, company) => {
  expect(read(text)).toEqual([['Développeuse', company, '2015', '2017']]);
});

test('a duration is no employer, and what ties it to the title goes with it', () => {
  expect(read('Développeuse\n2015 - 2017\nDurée : 2 ans\n• Site.\nTesteuse – stage de 6 mois          2014\nLumio')).toEqual([
    ['Développeuse', '', '2015', '2017'],
    ['Testeuse', 'Lumio', '2014', '2014'],
  ]);
});

const TWO_EDGES = [
  ['Engineer', 'Fermat SA', '2018-05', '2020-12'],
  ['Tester', 'Lumio', '2016-06', '2018-04'],
];

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
  expect(read(text)).toEqual(jobs);
});

test('under an employer alone, the first task may open with the title', () => {
  expect(
    read(
      'Fermat SA          2018 - 2020\n• Software engineer: search engine and tools for the team.\nLumio SAS          2016 - 2018\n• Worked as a tester on the site.\nBrindle Ltd          2014 - 2016\n• Tests of the site with each engineer.',
    ),
  ).toEqual([
    ['Software engineer', 'Fermat SA', '2018', '2020'],
    ['tester', 'Lumio SAS', '2016', '2018'],
    ['', 'Brindle Ltd', '2014', '2016'],
  ]);
});

test('the dates of tasks are no jobs: bullets that name no title, lone dates that stand elsewhere than those of the entries', () => {
  expect(
    read(
      'Oncologist, Fermat SA          since 2021\n• Research in oncology\nLecturer, Lumio          2015 - 2020\n• Business Economics 2017-2018\n• Economics Tutorium 2016-2017',
    ).map(([position]) => position),
  ).toEqual(['Oncologist', 'Lecturer']);
  expect(
    read(
      '2011 - 2013 Fermat SA, Engineer\nTurbines, told at the European\nTurbomachinery Conference (March 2011)\n2010 - 2011 Lumio, Tester\n2009 - 2010 Brindle Ltd, Tester',
    ).map(([, company]) => company),
  ).toEqual(['Fermat SA', 'Lumio', 'Brindle Ltd']);
});

test('other people under a head are not who had the job', () => {
  expect(
    read('Ph.D. Candidate in Economics, Norvale University          2015 - 2019\nSupervisors: Prof. Ann Orme, Dr. Pete Dawlish'),
  ).toEqual([['Ph.D. Candidate in Economics', 'Norvale University', '2015', '2019']]);
});

test('a year under its month, in a margin that leaves no gap', () => {
  expect(read('décembre Stage au sein de Fermat SA\n2022\nAvril 2022 Stage au sein de Lumio SARL')).toEqual([
    ['Stage', 'Fermat SA', '2022-12', '2022-12'],
    ['Stage', 'Lumio SARL', '2022-04', '2022-04'],
  ]);
});

test.each([
  ['Agent de sécurité VOLTENGA (86)          2012 - 2013', 'Agent de sécurité', 'VOLTENGA'],
  ['Rotana (Consultant)          2012 - 2013', 'Consultant', 'Rotana'],
  ['Chargé de mission – Service civique, mairie de Dole (39)          2012 - 2013', 'Chargé de mission', 'mairie de Dole'],
  [
    'assistant de professeur d’anglais, français et philosophie, lycée Tarvalle          2012 - 2013',
    'assistant de professeur d’anglais, français et philosophie',
    'lycée Tarvalle',
  ],
  [
    '2012 - 2013 Professeur (des 4E, 3C et 2A) de mathématiques\nau Collège Saint-Elme',
    'Professeur (des 4E, 3C et 2A) de mathématiques',
    'Collège Saint-Elme',
  ],
  ['Néphrologue, Alpha          2012 - 2013', 'Néphrologue', 'Alpha'],
])('%s', (text, position, company) => {
  expect(read(text)).toEqual([[position, company, '2012', '2013']]);
});

test('an employer that ends with an abbreviation heads its entry as the others do', () => {
  expect(
    read('TARVAL S.J.\nWAREHOUSEMAN\n2022 - up to now\n• Deliveries\nVOLTENGA SP. Z O. O.\nSALES SPECIALIST\n2021-2022\n• Retail'),
  ).toEqual([
    ['WAREHOUSEMAN', 'TARVAL S.J.', '2022', null],
    ['SALES SPECIALIST', 'VOLTENGA SP. Z O. O.', '2021', '2022'],
  ]);
});

test('a season that ends a title is no part of the date in the next cell', () => {
  expect(read('Alpha SAS          Lyon\nStage d’été          2013')).toEqual([['Stage d’été', 'Alpha SAS', '2013', '2013']]);
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
  expect(read([group, ...TOLD_WHOLE, group, ...OLDER].join('\n')).map(([position, company]) => `${position} ${company}`)).toEqual([
    'Developer Fermat Labs',
    'Tester Lumio',
    'Analyst Brindle',
    'Cashier Ostrel',
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
  const found = read(text);
  expect(found.map(([, , from, to]) => [from, to])).toEqual([[start, end]]);
  expect(found[0]![1]).toMatch(/^Anderson/u);
});

test.each(['Tester Consulting', 'Chef Technologies', 'Student Consultancy', 'Designer Agency', 'Driver Magazine', 'Cook Associates'])(
  'an employer whose name ends as firms do, though a trade opens it: %s',
  (company) => {
    expect(read(`March 2016 – Present\nAccountant\n${company}, Manchester\nKept the books of a large firm and of its many shops.`)).toEqual(
      [['Accountant', company, '2016-03', null]],
    );
  },
);

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
  expect(read(`Cashier, Ostrel Inc, 2013 - 2015\n${text}`)).toHaveLength(1);
});

const readPage = (lines: Parameters<typeof pageDocument>[0]) => {
  const rows = toRows(pageDocument(lines));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
};

test('bullets that name a trade and their date are posts', () => {
  expect(read('Voltenga, Lyon\n• Vendeuse 2021/2023\nTarvel, Lyon\n• Serveuse 2020\nOstrel, Nantes\n• Commis 2017/2019')).toEqual([
    ['Vendeuse', 'Voltenga', '2021', '2023'],
    ['Serveuse', 'Tarvel', '2020', '2020'],
    ['Commis', 'Ostrel', '2017', '2019'],
  ]);
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

test.each([
  ['2013 Intégrateur - téléphonie mobile\nVoltenga SARL', 'Intégrateur - téléphonie mobile', 'Voltenga SARL'],
  ['2013 : Assistante de recherche\n(6 mois) Centre de calcul, Grenoble', 'Assistante de recherche', 'Centre de calcul'],
  ['2013 Staff PM, Senior PM\nTARVEL', 'Staff PM, Senior PM', 'TARVEL'],
  ['2013 Lab Assistant\nUniversity of Harmel at Springfield', 'Lab Assistant', 'University of Harmel at Springfield'],
  ['2013 Teaching Assistant. Harmel University, Germany', 'Teaching Assistant', 'Harmel University'],
  ['2013 Auxiliaire de vie, Association Tarvel', 'Auxiliaire de vie', 'Association Tarvel'],
  ['2013 Engineering Co-op\nTarvel Water', 'Engineering Co-op', 'Tarvel Water'],
])('%s', (text, position, company) => {
  expect(read(text)).toEqual([[position, company, '2013', '2013']]);
});

test('a start and an end in cells of their own', () => {
  expect(read('05/2012          07/2012\nWeb developer\nVoltenga Ltd')).toEqual([['Web developer', 'Voltenga Ltd', '2012-05', '2012-07']]);
});

test('a date that ends its row in a face of its own', () => {
  expect(readPage([['**Tarvel** *Austin*'], ['**Retail intern** *Summer 2016*'], ['• Sold the goods of the shop to its guests']])).toEqual([
    ['Retail intern', 'Tarvel', '2016', '2016'],
  ]);
});

test('an employer in the look of the other employers, though a town has its name', () => {
  expect(
    readPage([
      ['2019 - 2021 **Voltenga SARL** *Cook*'],
      ['2017 - 2019 **Tarvel Group** *Waiter*'],
      ['2015 - 2017 **Lens** *Seller*, Nantes'],
    ]).map(([, company]) => company),
  ).toEqual(['Voltenga SARL', 'Tarvel Group', 'Lens']);
});

test('a lone employer behind an account opens a new group of roles', () => {
  expect(
    read(
      'Harmel Hospital\nWarehouse operative, Jan 2021 to Present\n• Orders\n• Reports\nData analyst, 03/2018 to 12/2020\n• Stock\nTarvel\nHead of operations, June 2016 to Feb 2018\n• Shifts\nBarista, 2014 to 2016\n• Coffee',
    ).map(([position, company]) => `${position} @ ${company}`),
  ).toEqual(['Warehouse operative @ Harmel Hospital', 'Data analyst @ Harmel Hospital', 'Head of operations @ Tarvel', 'Barista @ Tarvel']);
});

test('towns behind titles, known in one entry, are towns in the others', () => {
  expect(
    read('Stage, Lyon          2021 - 2022\nTarvel\n• Ventes\nStage, Sarzolles          2018 - 2020\nOstrel\n• Achats').map(
      ([position, company]) => [position, company],
    ),
  ).toEqual([
    ['Stage', 'Tarvel'],
    ['Stage', 'Ostrel'],
  ]);
});

test.each([
  ['2019 - 2021 Developer\nOrder Desk Team, Tarvel', 'Order Desk Team, Tarvel'],
  ['2019 - 2021 Intern at the department of Planning, Tarvel Labs, Leeds', 'Tarvel Labs'],
  ['2019 - 2021 Comptable\nVoltenga SARL, éditeur de logiciels', 'Voltenga SARL'],
  ['2019 - 2021 Accountant\nTarvel Ltd (software for hotels)', 'Tarvel Ltd'],
])('the name of an employer: %s', (text, company) => {
  expect(read(text)[0]![1]).toBe(company);
});

test('a title under what is told of the employer', () => {
  expect(
    readPage([
      ['**Tarvel** 2009 - 2011'],
      ['Tarvel sells software to the hotels of the whole country.'],
      ['**Build manager**'],
      ['Kept the builds of the products and their installation in good order.'],
    ]),
  ).toEqual([['Build manager', 'Tarvel', '2009', '2011']]);
});

test('sections of one or two jobs are read as those of the whole CV', () => {
  const page = (lines: Parameters<typeof pageDocument>[0]) => toRows(pageDocument(lines));
  const [long, short] = [
    page([
      ['2019 - 2021 **Voltenga SARL** *Cook*, Leeds'],
      ['2017 - 2019 **Tarvel Group** *Waiter*, Hull'],
      ['2015 - 2017 **Ostrel SA** *Seller*, York'],
    ]),
    page([['2012 - 2014 **Lens** *Teacher*, Leeds']]),
  ];
  expect(readSections([long, short], 10).at(-1)!.value.company).toBe('Lens');
});

test.each([
  ['Orvane - Stagiaire (14 semaines en 2021)\n• Refonte du site.', ['Stagiaire', 'Orvane', '2021', '2021']],
  ['2021          Maison Tarvel          Job étudiant\n• Mise en rayon.', ['Job étudiant', 'Maison Tarvel', '2021', '2021']],
  ['Analyst, Open Harbour - Lodre Lab, 2019 - 2021', ['Analyst', 'Open Harbour - Lodre Lab', '2019', '2021']],
  [
    'Cheffe de projet, Groupe vergers, haies et jardins (GVHJ), 2019 - 2021',
    ['Cheffe de projet', 'Groupe vergers, haies et jardins (GVHJ)', '2019', '2021'],
  ],
  [
    'Chercheuse          2019 - 2021\nDépartement de physique, Université Orvane.',
    ['Chercheuse', 'Département de physique, Université Orvane', '2019', '2021'],
  ],
  ['Présidente, Club Marelle@Orvane, 2019 - 2021', ['Présidente', 'Club Marelle@Orvane', '2019', '2021']],
])('%s', (text, job) => {
  expect(read(text)).toEqual([job]);
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

test('a labelled title ends where its account begins', () => {
  expect(
    read(
      'August 2018 to date: Orvane Hotel, Cork\nPosition held: Waiter - For this hotel the duties were the weddings, the meals and the rooms',
    ),
  ).toEqual([['Waiter', 'Orvane Hotel', '2018-08', null]]);
});

test('a word set off in a title of two is no employer', () => {
  const rows = toRows(pageDocument([['2015 – 2016 **Sessional** Lecturer          University of Lodre']]));
  expect(readExperiences(rows, 10).map(({ value: { position, company } }) => [position, company])).toEqual([
    ['Sessional Lecturer', 'University of Lodre'],
  ]);
});
