import { readCandidate } from '#server/analysis/readCandidate';
import { headsOnPage, readText } from '../../support/jobs.ts';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const TASKS = ['• Preparing of the orders.', '• Keeping of the shelves.'];

test('jobs of a section in which nothing is dated are those that name a title and an employer', () => {
  expect(
    readText(
      ['Coordinator', 'Orvane Insurance Department | Qatar', ...TASKS, 'Picker', 'Tresko SAS | Qatar', 'Previous position', ...TASKS].join(
        '\n',
      ),
    ),
  ).toEqual([
    ['Coordinator', 'Orvane Insurance Department', '', ''],
    ['Picker', 'Tresko SAS', '', ''],
  ]);
});

test('accounts further in part undated jobs from each other', () => {
  expect(
    headsOnPage([
      ['Office clerk, Lumivert Ltd, Leeds'],
      ['Three weeks in a family business', 70],
      ['Sorting of the bills', 70],
      ['Barista, Auberge du Port, Lyon'],
      ['Two weeks in a hotel of four stars', 70],
    ]),
  ).toEqual([
    ['Office clerk', 'Lumivert Ltd'],
    ['Barista', 'Auberge du Port'],
  ]);
});

test('a row of tasks among undated jobs in a list tells of the one above it', () => {
  expect(
    readText(
      '• Vendeuse – Maison Tarvel\nAccueil des clients et tenue de la caisse.\n• Stage d’observation – Voltenga\n• Stage de vente – Tresko SAS',
    ),
  ).toEqual([
    ['Vendeuse', 'Maison Tarvel', '', ''],
    ['Stage d’observation', 'Voltenga', '', ''],
    ['Stage de vente', 'Tresko SAS', '', ''],
  ]);
});

test('a list of subjects is no list of jobs', () => {
  expect(readText('Quality and safety\nStock management\nSales\nNurse, Tresko SAS\nCustomer service\nData')).toEqual([
    ['Nurse', 'Tresko SAS', '', ''],
  ]);
  expect(readText('Quality and safety\n• Audits\nStock management\n• Orders\nSales\n• Tills\nNurse, Tresko SAS\n• Care')).toEqual([]);
});

test.each(['', '• '])('each line that names a title and an employer is a post: « %s »', (bullet) => {
  expect(headsOnPage([[`${bullet}Cashier, Orvane Corner`], [`${bullet}Tutor - Harmel Learning Group, Leeds`]])).toEqual([
    ['Cashier', 'Orvane Corner'],
    ['Tutor', 'Harmel Learning Group'],
  ]);
});

test('of lines that are posts only some are dated', () => {
  expect(
    readText('• Shop assistant, 2019-2021, Orvane Books, Leeds\n• Barista, Harmel Bean, York\n• Delivery driver, 2016, Tarvel Ltd'),
  ).toEqual([
    ['Shop assistant', 'Orvane Books', '2019', '2021'],
    ['Barista', 'Harmel Bean', '', ''],
    ['Delivery driver', 'Tarvel Ltd', '2016', '2016'],
  ]);
});

test('a post told with its dates and, in a summary, without them is one', () => {
  const { facts } = readCandidate(
    pageDocument([
      ['Anne Orme', 40, { bold: true, fontSize: 18 }],
      null,
      ['Expériences', 40, { bold: true, fontSize: 14 }],
      ['Vendeuse - Boulangerie Orvane'],
      ['Caissière - Supermarché Harmel'],
      null,
      ['Expériences professionnelles', 40, { bold: true, fontSize: 14 }],
      ['Vendeuse - Boulangerie Orvane, 2019 - 2021'],
      ['• Tenue de la caisse.'],
      null,
      ['Langues', 40, { bold: true, fontSize: 14 }],
      ['Anglais : courant'],
    ]),
    { country: 'FR', today: '2026-11-21' },
  );
  expect(facts.workExperience.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Caissière', ''],
    ['Vendeuse', '2019'],
  ]);
});

test('posts in lists under headings of their own stand beside dated ones', () => {
  expect(
    readText(
      [
        'Accueil',
        '• Réceptionniste — Hôtel Lumivert (2019–2021)',
        '• Serveuse — Auberge du Port',
        'Entrepôt',
        '• Cariste — Tresko SAS (2016–2018)',
        '• Préparateur de commandes — Orvane SARL',
      ].join('\n'),
    ),
  ).toEqual([
    ['Réceptionniste', 'Hôtel Lumivert', '2019', '2021'],
    ['Serveuse', 'Auberge du Port', '', ''],
    ['Cariste', 'Tresko SAS', '2016', '2018'],
    ['Préparateur de commandes', 'Orvane SARL', '', ''],
  ]);
});

test('posts in a list under a date that has neither title nor employer', () => {
  expect(
    readText(
      'Orvane Chess Club\n2017 - 2019          Self-Employed\n• Lessons and opening hours.\n\n2006 - 2017          Employed\n• Drama Teacher (Orme Evening School)\n• Tarvel Shoes (Shop Assistant)\n• Voltenga (Nights)',
    ).slice(1),
  ).toEqual([
    ['Drama Teacher', 'Orme Evening School', '', ''],
    ['Shop Assistant', 'Tarvel Shoes', '', ''],
  ]);
});

test('bold heads over lists are posts, whatever their words', () => {
  const head = (text: string): PrintedLine => [text, 40, { bold: true }];
  expect(
    headsOnPage([
      head('Evening cover'),
      ['• Served tables.', 50],
      head('Night audit'),
      ['• Closed the books.', 50],
      head('Front desk'),
      ['• Keys.', 50],
    ]),
  ).toEqual([
    ['Evening cover', ''],
    ['Night audit', ''],
    ['Front desk', ''],
  ]);
});

test('bold themes over lists, what somebody can do, are no posts', () => {
  const head = (text: string): PrintedLine => [text, 40, { bold: true }];
  expect(
    headsOnPage([
      head('Gestion des stocks'),
      ['• Commandes.', 50],
      head('Relation client'),
      ['• Accueil.', 50],
      head('Comptabilité'),
      ['• Factures.', 50],
    ]),
  ).toEqual([]);
});

test('lines whose titles no word tells are posts among those that are built alike', () => {
  expect(
    headsOnPage([['• Cashier, Orvane Corner'], ['• Evening cover, Harmel Bean'], ['• Tutor, Zephrane'], ['• Night audit, Kolvand']]),
  ).toEqual([
    ['Cashier', 'Orvane Corner'],
    ['Evening cover', 'Harmel Bean'],
    ['Tutor', 'Zephrane'],
    ['Night audit', 'Kolvand'],
  ]);
});

test('a sentence under a post in a list is its account', () => {
  expect(readText('• Web developer (Freelance)\nSites and shops in Java.\n• Cook – Orvane\n• Cashier – Tarvel')).toEqual([
    ['Web developer', 'Freelance', '', ''],
    ['Cook', 'Orvane', '', ''],
    ['Cashier', 'Tarvel', '', ''],
  ]);
});

test('blocks that open with a post each, what was done below in rows without a mark', () => {
  expect(
    readText(
      'Shop Assistant – Orvane News, Lodre\nServing customers, papers, tickets\n\nWaitress – The Lobster Bell, Lodre\nTable clearing and silver service\n\nBabysitter – private families\nEvenings and weekends',
    ),
  ).toEqual([
    ['Shop Assistant', 'Orvane News', '', ''],
    ['Waitress', 'The Lobster Bell', '', ''],
    ['Babysitter', 'private families', '', ''],
  ]);
});

test('lines of one kind may name a kind of employer in small letters', () => {
  expect(
    readText('- Serveuse au Café des Orvanes (Toulon)\n- Vendeuse chez Tarvel (Lodre)\n- Animatrice au centre de loisirs de Lodre').map(
      ([position]) => position,
    ),
  ).toEqual(['Serveuse', 'Vendeuse', 'Animatrice']);
});

test('rows that are nothing but titles are a post each', () => {
  expect(readText('Officier de police\nVérificateur des comptes\nGestionnaire des ressources humaines\nComptable')).toEqual([
    ['Officier de police', '', '', ''],
    ['Vérificateur des comptes', '', '', ''],
    ['Gestionnaire des ressources humaines', '', '', ''],
    ['Comptable', '', '', ''],
  ]);
});

test('two titles over what was done, each set alike, are posts', () => {
  const job = (title: string): PrintedLine[] => [
    [title, 40, { bold: true }],
    ['• Entretien des véhicules', 54],
    ['• Accueil du public', 54],
  ];
  expect(headsOnPage([...job('Technicienne de maintenance'), ...job('Stage en mécanique auto')]).map(([position]) => position)).toEqual([
    'Technicienne de maintenance',
    'Stage en mécanique auto',
  ]);
});

test('bullets that name an employer and a post, each over what was done in bullets further in', () => {
  const job = (employer: string, post: string): PrintedLine[] => [
    [`• ${employer} - ${post}`, 60],
    ['• Computer work, answering the phone and taking the payments of customers', 90],
  ];
  expect(
    headsOnPage([
      ...job('Orvane City Hall', 'Customer Service Rep'),
      ...job('Zalmart', 'Cashier'),
      ...job('Tarvel Credit Union', 'Bank Teller'),
    ]),
  ).toEqual([
    ['Customer Service Rep', 'Orvane City Hall'],
    ['Cashier', 'Zalmart'],
    ['Bank Teller', 'Tarvel Credit Union'],
  ]);
});
