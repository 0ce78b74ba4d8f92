import { headsOnPage, readText } from '../../support/jobs.ts';

test.each([
  ['Formatrice en couture à l’ADEM, 2019 - 2021', ['Formatrice en couture', 'ADEM']],
  ['Professeur de dessin à l’institut de l’Aubépine, 2019 - 2021', ['Professeur de dessin', 'institut de l’Aubépine']],
  ['Stage de 2 semaines à la mairie d’Orvane, 2019 - 2021', ['Stage', 'mairie d’Orvane']],
  ['CAISSIERE A LA BOULANGERIE ORVANE, 2019 - 2021', ['CAISSIERE', 'BOULANGERIE ORVANE']],
  ['Animateur au compte de Tarvel, 2019 - 2021', ['Animateur', 'Tarvel']],
  ['Aide-soignante au CHU Nord, 2019 - 2021', ['Aide-soignante', 'CHU Nord']],
  ['Serveuse au restaurant l’Arbalète, 2019 - 2021', ['Serveuse', 'restaurant l’Arbalète']],
  ['Agente pour la Mairie d’Orvane, 2019 - 2021', ['Agente', 'Mairie d’Orvane']],
  ['Gendarme adjoint pour la GENDARMERIE NATIONALE - Norvale, 2019 - 2021', ['Gendarme adjoint', 'GENDARMERIE NATIONALE']],
  ['Développeuse pour le Web, Orphée, 2019 - 2021', ['Développeuse pour le Web', 'Orphée']],
  ['Assistant au Directeur, Orphée, 2019 - 2021', ['Assistant au Directeur', 'Orphée']],
  ['Formatrice, chez Orphée (projet de formation des agents), 2019 - 2021', ['Formatrice', 'Orphée']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([
  [
    '2012 - 2013 Professeur (des 4E, 3C et 2A) de mathématiques\nau Collège Saint-Elme',
    'Professeur (des 4E, 3C et 2A) de mathématiques',
    'Collège Saint-Elme',
  ],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});

test.each([
  ['De mai 2014 à juillet 2014 : CDD à la Maison Orme à Niort (remplacements).', '', 'Maison Orme'],
  ['De mai 2014 à juillet 2014 : CDI de nuit à la Résidence Orme à Mont Tarvel (EHPAD).', '', 'Résidence Orme'],
  ['De mai 2014 à juillet 2014 : Animatrice à la MJC Orme à Niort les samedis', 'Animatrice', 'MJC Orme'],
])('« %s »: a contract where the post would stand, and what follows the town', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2014-05', '2014-07']]);
});

test('a name that its article opens may hold « at »', () => {
  expect(readText('The Lamp at Tirley Theatre\nStage Manager\n2019 - 2021')).toEqual([
    ['Stage Manager', 'The Lamp at Tirley Theatre', '2019', '2021'],
  ]);
});

test('organisations with their towns over posts in a group of them', () => {
  expect(
    readText(
      [
        'Orvane University at Tirley, Norvale\t2019 - 2021',
        'Research Aide, Advanced Materials Group',
        '• Furnaces.',
        'Tarvel National Laboratory, Tirley, IL\t2017 - 2019',
        'Research Assistant, Nuclear Materials Research Group',
        '• Lamps.',
      ].join('\n'),
    ),
  ).toEqual([
    ['Research Aide', 'Orvane University at Tirley', '2019', '2021'],
    ['Research Assistant', 'Tarvel National Laboratory', '2017', '2019'],
  ]);
});

test.each([
  ['Research Assistant, Queen’s University at Tirley, 2019 - 2021', ['Research Assistant', 'Queen’s University at Tirley']],
  ['Tutor at University of Orvane at Tirley, 2019 - 2021', ['Tutor', 'University of Orvane at Tirley']],
  ['Instructor, Summer School at Orvane University, 2019 - 2021', ['Instructor', 'Orvane University']],
])('the town that a university tells behind « at » is part of its name: %s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([
  [
    '2016-2019 – Pianist and arranger of the Tango Orchestra “La Velmar”. Tirley, Chile',
    ['Pianist and arranger', 'Tango Orchestra “La Velmar”'],
  ],
  ['2012-2015 – Conductor of the Choir "Blue Lamp", Tirley', ['Conductor', 'Choir "Blue Lamp"']],
])('a group of artists and its name in quotes: %s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});
