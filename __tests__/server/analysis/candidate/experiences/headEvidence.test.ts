import { headsOnPage, readText } from '../../support/jobs.ts';

test.each([
  ['Main Stage Records, Bartender, 2019 - 2021', ['Bartender', 'Main Stage Records']],
  ['Orphée, Apicultrice, 2019 - 2021', ['Apicultrice', 'Orphée']],
  ['Caviste, Domaine des Orvanes, Lodrel (VS), 100 %, 2019 - 2021', ['Caviste', 'Domaine des Orvanes']],
  ['Psychologue, EHPAD Orvane, Dole (0,5 ETP), 2019 - 2021', ['Psychologue', 'EHPAD Orvane']],
  ['Infirmière libérale, Lodrel, 2019 - 2021', ['Infirmière libérale', '']],
  ['Secrétaire de rédaction, La Lampe ouvrière, 2019 - 2021', ['Secrétaire de rédaction', 'La Lampe ouvrière']],
  ['Employée de maison, famille Orvane, Lodrel, 2019 - 2021', ['Employée de maison', 'famille Orvane']],
  ['Trésorier – Amicale des étudiants – Lodrel, 2019 - 2021', ['Trésorier', 'Amicale des étudiants']],
  ['Vendeur | Boulanger, Lodrel, 2019 - 2021', ['Vendeur', 'Boulanger']],
  ['Vendeuse, Tarvel Logistique (Base de Lodrel), 2019 - 2021', ['Vendeuse', 'Tarvel Logistique']],
  ['Boulanger, Aux Pains d’Orvane, Oiron, 2019 - 2021', ['Boulanger', 'Aux Pains d’Orvane']],
  ['Apprenti boulanger, Boulangerie Orvane, Lodrel, 2019 - 2021', ['Apprenti boulanger', 'Boulangerie Orvane']],
  ['Chargé de TD (vacations, 64 h), Université Orvane, 2019 - 2021', ['Chargé de TD', 'Université Orvane']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test('somebody beside the letters of an institute is not who employs', () => {
  expect(headsOnPage([['Infirmière, Sara Bonella, CECAM, Lausanne, 2019 - 2021']])[0]![1]).toBe('CECAM');
});

test('an employer with its town below an unknown title', () => {
  expect(
    headsOnPage([
      ['2019 - 2021 Stagiaire R&D'],
      ['Universidad de los Andes – Bogotá – Colombie'],
      ['Une application pour les laboratoires.'],
    ]),
  ).toEqual([['Stagiaire R&D', 'Universidad de los Andes']]);
});

test('two names under a title: the second is the town of the first, a study of the work is neither', () => {
  expect(readText('Caissière\nLumio extra – Brossel\n2015 - 2017')).toEqual([['Caissière', 'Lumio extra', '2015', '2017']]);
  expect(
    readText(
      'Stagiaire : Étude de la charpente\nLumio – Brossel\n2015 - 2017\n\nStagiaire : Étude de la toiture\nOrphée – Brossel\n2013 - 2014',
    ),
  ).toEqual([
    ['Stagiaire', 'Lumio', '2015', '2017'],
    ['Stagiaire', 'Orphée', '2013', '2014'],
  ]);
});

test.each([
  ['Lumio - Agence Ouest\nDéveloppeuse          2015 - 2017', 'Lumio'],
  ['Développeuse - Lumio - Direction des achats          2015 - 2017', 'Lumio'],
  ['Oldham Bank - Head Office          2015 - 2017\nDéveloppeuse', 'Oldham Bank'],
  ['Développeuse – Agence Ouest          2015 - 2017', 'Agence Ouest'],
])('a branch stands behind its employer: %s', (text, company) => {
  expect(readText(text)).toEqual([['Développeuse', company, '2015', '2017']]);
});

test.each([['Néphrologue, Alpha          2012 - 2013', 'Néphrologue', 'Alpha']])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});

test.each(['Tester Consulting', 'Chef Technologies', 'Student Consultancy', 'Designer Agency', 'Driver Magazine', 'Cook Associates'])(
  'an employer whose name ends as firms do, though a trade opens it: %s',
  (company) => {
    expect(
      readText(`March 2016 – Present\nAccountant\n${company}, Manchester\nKept the books of a large firm and of its many shops.`),
    ).toEqual([['Accountant', company, '2016-03', null]]);
  },
);

test.each([['2013 Engineering Co-op\nTarvel Water', 'Engineering Co-op', 'Tarvel Water']])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2013', '2013']]);
});

test.each([
  ['2019 - 2021 Intern at the department of Planning, Tarvel Labs, Leeds', 'Tarvel Labs'],
  ['2019 - 2021 Accountant\nTarvel Ltd (software for hotels)', 'Tarvel Ltd'],
])('the name of an employer: %s', (text, company) => {
  expect(readText(text)[0]![1]).toBe(company);
});

test.each([
  ['2021          Maison Tarvel          Job étudiant\n• Mise en rayon.', ['Job étudiant', 'Maison Tarvel', '2021', '2021']],
  ['Analyst, Open Harbour - Lodre Lab, 2019 - 2021', ['Analyst', 'Open Harbour - Lodre Lab', '2019', '2021']],
  ['Présidente, Club Marelle@Orvane, 2019 - 2021', ['Présidente', 'Club Marelle@Orvane', '2019', '2021']],
])('%s', (text, job) => {
  expect(readText(text)).toEqual([job]);
});

test.each([
  ['an activity, though a word of employers stands in it', 'Construction work          2019 - 2021\nOrvane', 'Construction work', 'Orvane'],
  ['what was done is no employer', 'Orvane          2019 - 2021\nMise à jour de sites', 'Mise à jour de sites', 'Orvane'],
  ['what was found out is none', 'Orvane          2019 - 2021\nDétection de fuites', 'Détection de fuites', 'Orvane'],
  ['nor is it in English', 'Bike courier          2019 - 2021\nDelivering food to customers', 'Bike courier', ''],
  [
    'a part of the employer, its owner on a row of its own',
    'Analyst, Sales Division          2019 - 2021\nOrvane Foundation, Leeds',
    'Analyst, Sales Division',
    'Orvane Foundation',
  ],
])('%s', (_, text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['Analyst – Network Team', 'TU Orvane'],
  ['Électricienne – Service des urgences', 'Tarvel'],
  ['Testeuse – Pôle santé', 'Air Orvane'],
])('behind « %s » stands a part of the employer: the row below the date names its owner', (head, owner) => {
  expect(readText(`${head}          2019 - 2021\n${owner}\n• Reports of the week`).map((job) => job[1])).toEqual([owner]);
});

test('a name and its town are no town where a word says that it employs', () => {
  expect(readText('2019 - 2021 Aide-soignante\nEhpad Brulonne (79)\nToilette et repas.')).toEqual([
    ['Aide-soignante', 'Ehpad Brulonne', '2019', '2021'],
  ]);
});

test('what was opened is no employer', () => {
  expect(readText('2019 - 2021 Responsable – Ouverture de magasins')).toEqual([['Responsable', '', '2019', '2021']]);
});

test('a country in brackets behind the town of an employer', () => {
  expect(readText('2019 - 2021 Tester, Orvane s.r.l., Milan (IT)')).toEqual([['Tester', 'Orvane s.r.l.', '2019', '2021']]);
});

test.each(['(Lodre, 79)', '(Lodre - 79)'])('a town and its department in brackets « %s » behind an employer', (place) => {
  expect(readText(`2019 - 2021 Maçon chez BTP Orvane ${place}`)).toEqual([['Maçon', 'BTP Orvane', '2019', '2021']]);
});

test('« Childcare experience » heads a part and employs nobody', () => {
  expect(readText('Childcare experience\nNanny, Lodre - 2014 to 2016')[0]![1]).not.toContain('experience');
});

test('what a title is about stays with it where the employer stands on another row', () => {
  expect(readText('2014 - 2017 | Orphée\nAnalyste principale – Systèmes et architecture de solutions\n• Analyse des besoins.')).toEqual([
    ['Analyste principale - Systèmes et architecture de solutions', 'Orphée', '2014', '2017'],
  ]);
});

test.each(['M20 3LJ', '44000', 'TX 78701', 'ZI de la Plaine'])('« %s » employs nobody', (postcode) => {
  expect(readText(`${postcode}\nBarista\n2014 - 2017`)).toEqual([['Barista', '', '2014', '2017']]);
});

test.each([
  ['Office Support / Translator', 'Office Support / Translator'],
  ['Garden Support / Catering Specialist', 'Garden Support / Catering Specialist'],
])('two names of one post over its employer: %s', (line, title) => {
  expect(headsOnPage([[line], ['Orvane Business School'], ['2014 - 2017'], ['• Letters and orders of the school.']])).toEqual([
    [title, 'Orvane Business School'],
  ]);
});
