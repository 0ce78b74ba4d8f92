import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readPage, readText } from '../../support/jobs.ts';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

test('sentences with a date inside anchor nothing', () => {
  expect(
    readText('Développeur chez Alpha, 2019 - 2021\n• En 2020, migration de la base vers PostgreSQL pour quarante utilisateurs.'),
  ).toHaveLength(1);
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
    headsOnPage([
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

test('bullets that name a trade and their date are posts', () => {
  expect(readText('Voltenga, Lyon\n• Vendeuse 2021/2023\nTarvel, Lyon\n• Serveuse 2020\nOstrel, Nantes\n• Commis 2017/2019')).toEqual([
    ['Vendeuse', 'Voltenga', '2021', '2023'],
    ['Serveuse', 'Tarvel', '2020', '2020'],
    ['Commis', 'Ostrel', '2017', '2019'],
  ]);
});

test('a job without a date opens in the type of the dated ones, whatever its words', () => {
  expect(
    headsOnPage([
      ['**Vendeuse**'],
      ['Voltenga - 2021 - 2023'],
      ['Tenue de la caisse et conseil des clients du magasin.'],
      ['**Récolte du houblon**'],
      ['Ferme Orvane'],
      ['Ramassage et tri avec une équipe de dix personnes.'],
      ['**Serveuse**'],
      ['Brasserie Girel - 2018 - 2019'],
      ['Service en salle et entretien de la terrasse.'],
    ]),
  ).toEqual([
    ['Vendeuse', 'Voltenga'],
    ['Récolte du houblon', 'Ferme Orvane'],
    ['Serveuse', 'Brasserie Girel'],
  ]);
});

test('a line without a date among lines of a job each', () => {
  expect(readText('Vendeuse chez Voltenga (2021)\nServeuse chez Brasserie Girel\nCaissière chez Orvane (2018)')).toEqual([
    ['Vendeuse', 'Voltenga', '2021', '2021'],
    ['Serveuse', 'Brasserie Girel', '', ''],
    ['Caissière', 'Orvane', '2018', '2018'],
  ]);
});

test('durations in words, the employer above', () => {
  expect(
    readText(
      'Orvane School, Leeds\nMath teacher\tthree years\nWorking with classes of thirty pupils.\nTarvel College, York\nPhysics teacher\tone year\nWorking with small groups.',
    ).map(([position, company]) => [position, company]),
  ).toEqual([
    ['Math teacher', 'Orvane School'],
    ['Physics teacher', 'Tarvel College'],
  ]);
});

test('a year that announces its job may be followed by many words', () => {
  expect(
    readText(
      '• 2012 : Animatrice à la MJC Orme, auprès des anciens du quartier et de leurs voisins.\n• 2010-2012 : Cours de guitare niveau collège, deux soirs par semaine.\n• Été 2007 : Vendeuse, Orvane SA',
    ),
  ).toEqual([
    ['Animatrice', 'MJC Orme', '2012', '2012'],
    ['Cours de guitare niveau collège', '', '2010', '2012'],
    ['Vendeuse', 'Orvane SA', '2007', '2007'],
  ]);
});

test('a row without a date that opens a block as the dated entries do opens one', () => {
  const entry = (title: string, employer: string, date: string): [string][] => [
    [`*${title}*${date}`],
    [employer],
    ['*Stock and orders of the shop.*'],
  ];
  expect(
    headsOnPage([
      ...entry('Doula', 'Blue Orrin', '          2019 - 2021'),
      null,
      ...entry('Sparrer', 'Quillstack', ''),
      null,
      ...entry('Verger', 'Ostrel', '          2015 - 2017'),
      null,
      ...entry('Ostler', 'Tarvel', '          2012 - 2015'),
    ]),
  ).toEqual([
    ['Doula', 'Blue Orrin'],
    ['Sparrer', 'Quillstack'],
    ['Verger', 'Ostrel'],
    ['Ostler', 'Tarvel'],
  ]);
});

test('bullets dated within the time of the heads above them are missions', () => {
  expect(
    readText(
      [
        'Consultante, Orvane Conseil          janvier 2015 - décembre 2020',
        '• mars 2018 - mai 2019 Refonte du guichet, Banque Tarvel',
        '• mars 2016 - mai 2017 Outil de paie, Groupe Lumio',
        '• mars 2015 - mai 2015 Moteur de recherche, Ostrel SA',
        'Testeuse, Lumio SA          2012 - 2014',
        'Stagiaire, Ostrel SA          2011 - 2012',
      ].join('\n'),
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Consultante', 'Orvane Conseil'],
    ['Testeuse', 'Lumio SA'],
    ['Stagiaire', 'Ostrel SA'],
  ]);
});

test('a word for today stands where the other jobs have their dates', () => {
  expect(
    readText(
      'Current          Chair, Velmar Society\nCurrent          Editor, Orvane Press\n2012 - 2019          Librarian, Tarvel College\n2008 - 2012          Clerk, Tarvel College',
    ),
  ).toEqual([
    ['Chair', 'Velmar Society', '', null],
    ['Editor', 'Orvane Press', '', null],
    ['Librarian', 'Tarvel College', '2012', '2019'],
    ['Clerk', 'Tarvel College', '2008', '2012'],
  ]);
  expect(readText('Actuellement : Vendeuse, Orvane SA\n2012 - 2019 : Caissière, Tarvel SA')[0]).toEqual([
    'Vendeuse',
    'Orvane SA',
    '',
    null,
  ]);
});

test('what is dated in a lesser type within the time of posts is no job', () => {
  const post = (text: string): PrintedLine => [text, 40, { fontSize: 13 }];
  const mission = (text: string): PrintedLine => [`**${text}**`, 40, { fontSize: 8 }];
  expect(
    readPage([
      post('Août 2019 - Sept. 2022 : Développeuse @ Orvane'),
      mission('2021 - 2022 > Équipe Marelle'),
      ['• Maintenance des pages.', 46],
      mission('2019 - 2021 > Équipe Tarvel'),
      ['• Pages de la boutique.', 46],
      post('Mai 2017 - Juil. 2019 : Développeuse @ Norvale'),
      ['• Boutique de meubles.', 46],
      post('Déc. 2014 - Avr. 2017 : Webmaster @ Zalblat'),
      mission('2014 - 2016 > Pages de clients divers'),
      ['• Aide aux clients.', 46],
    ]),
  ).toEqual([
    ['Développeuse', 'Orvane', '2019-08', '2022-09'],
    ['Développeuse', 'Norvale', '2017-05', '2019-07'],
    ['Webmaster', 'Zalblat', '2014-12', '2017-04'],
  ]);
});

test('a title without a date, set as those beside their dates, stands over a dated employer', () => {
  const told: PrintedLine = ['• Suivi des demandes et des projets de la maison.', 60];
  expect(
    readPage([
      ['**Assistante de gestion | 2017 - 2021**', 40],
      ['*Orvane, Marelle, France*', 44],
      told,
      ['**Secrétaire de direction | 2016 - 2017**', 40],
      ['*Norvale, Marelle, France*', 44],
      told,
      ['**Professeure de musique**', 40],
      ['*Tarvel, Marelle, France | 2012 - 2016*', 44],
      told,
    ]).map(([title, company]) => [title, company]),
  ).toEqual([
    ['Assistante de gestion', 'Orvane'],
    ['Secrétaire de direction', 'Norvale'],
    ['Professeure de musique', 'Tarvel'],
  ]);
});

test('posts of which only a few bullets have dates: how long they lasted tells the others', () => {
  expect(
    headsOnPage([
      ['**Weaver**', 40],
      ['Orvane Mill          1 year', 40],
      ['• Wool and felt.', 54],
      ['**Dyer**', 40],
      ['Tarvel Mill          2 years', 40],
      ['• Reds and blues.', 54],
      ['• Spinner at Velmar Mill (Mar 2018 – Apr 2020)', 54],
    ]),
  ).toEqual([
    ['Weaver', 'Orvane Mill'],
    ['Dyer', 'Tarvel Mill'],
    ['Spinner', 'Velmar Mill'],
  ]);
});
