import { announcedEmployer } from '#server/analysis/candidate/experiences/announced';
import { readText } from '../../support/jobs.ts';
import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => [position, company]);
};

test.each([
  ['Infirmière chez Voltenga', 'Infirmière'],
  ['Infirmière chez Voltenga à Caen', 'Infirmière'],
  ['Infirmière, chez Voltenga (Caen)', 'Infirmière'],
  ['Infirmière en CDI chez Voltenga', 'Infirmière'],
  ['Stage de 6 mois chez Voltenga', 'Stage'],
  ['Infirmière chez Voltenga, chargée des prélèvements de nuit', 'Infirmière'],
  ['Infirmière à Voltenga', 'Infirmière'],
  ["Infirmière à l'Voltenga", 'Infirmière'],
  ['Infirmière au sein de Voltenga', 'Infirmière'],
  ['Infirmière auprès de Voltenga à Caen', 'Infirmière'],
  ['Infirmière pour le compte de Voltenga', 'Infirmière'],
  ['Infirmière pour la société Voltenga', 'Infirmière'],
  ['Infirmière au service de Voltenga', 'Infirmière'],
  ['Infirmière pour Voltenga', 'Infirmière'],
  ['Infirmière @ Voltenga', 'Infirmière'],
  ['Infirmière @Voltenga', 'Infirmière'],
  ["J'ai travaillé comme infirmière chez Voltenga", 'infirmière'],
  ['Voltenga => Infirmière', 'Infirmière'],
  ['Infirmière → Voltenga', 'Infirmière'],
  ['Infirmière > Voltenga', 'Infirmière'],
  ['Infirmière // Voltenga', 'Infirmière'],
  ['Infirmière . Voltenga . Caen', 'Infirmière'],
  ['Infirmière (Voltenga)', 'Infirmière'],
  ['Site Engineer at Voltenga', 'Site Engineer'],
  ['Site Engineer with Voltenga', 'Site Engineer'],
  ['Site Engineer for Voltenga', 'Site Engineer'],
  ['Site Engineer on behalf of Voltenga', 'Site Engineer'],
  ['Site Engineer working for the company Voltenga', 'Site Engineer'],
  ['Site Engineer employed by Voltenga', 'Site Engineer'],
])('« %s » names an employer, before its date and under it', (head, title) => {
  expect(read(`${head}, mars 2019 - juin 2021\n• Tâches du service.`)).toEqual([[title, 'Voltenga']]);
  expect(read(`Mars 2019 - juin 2021\n${head}\n• Tâches du service.`)).toEqual([[title, 'Voltenga']]);
});

test.each([
  'Infirmière à Caen',
  'Infirmière à temps partiel',
  'Aide à domicile',
  'Responsable des achats pour la France',
  'Developer for iOS',
  'Sales manager for Europe',
  'Chef de projet en Allemagne',
])('« %s » names none', (head) => {
  expect(read(`${head} (mars 2019 - juin 2021)\n• Tâches du service.`)).toEqual([[head, '']]);
});

test('an organisation behind « de la » is an employer when its own words tell', () => {
  expect(read('Directrice de la Fondation Harmel, 2019 - 2021\n• Accueil.')).toEqual([['Directrice', 'Fondation Harmel']]);
  expect(read('Directrice de la Communication, 2019 - 2021\n• Accueil.')).toEqual([['Directrice de la Communication', '']]);
});

test('an unknown name behind « à » is a town where the other employers stand apart', () => {
  const apart = 'Serveur, Alpha SAS, 2019 - 2021\n• Salle.\nCommis, Bêta SARL, 2017 - 2019\n• Cuisine.\n';
  expect(read(`${apart}Pompier volontaire à Voltenga, 2015 - 2017\n• Secours.`).at(-1)).toEqual(['Pompier volontaire à Voltenga', '']);
});

test('the employer in the brackets behind the title keeps its dash', () => {
  expect(read('Vendeur (Supérette Orvane – Lodre) (novembre 2019 – mars 2020)\n• Mise en rayon.')).toEqual([
    ['Vendeur', 'Supérette Orvane – Lodre'],
  ]);
});

test.each(['Vendeur (Intérim)', 'Développeur (Python, SQL)', 'Professeur (Anglais)', 'Vendeur (Lyon)'])(
  'the brackets of « %s » name no employer',
  (head) => {
    expect(read(`${head}, mars 2019 - juin 2021\n• Tâches du service.`).map(([, company]) => company)).toEqual(['']);
  },
);

test.each([
  [
    'a kind of organisation right behind the title',
    'Auxiliaire de vie Association Voltenga',
    ['Auxiliaire de vie', 'Association Voltenga'],
  ],
  ['a name that everybody knows', 'Employée de rayon Super U Lodre', ['Employée de rayon', 'Super U Lodre']],
  ['work in few words for a firm', 'Manutention pour Voltenga SA', ['Manutention', 'Voltenga SA']],
  ['a tool that belongs to the title', 'Consultante SAP', ['Consultante SAP', '']],
])('%s: « %s »', (_, head, job) => {
  expect(read(`2019 - 2021 ${head}`)).toEqual([job]);
});

test('an employer that a title may announce gives way to one on its own row', () => {
  expect(read('Chargée de mission pour Orvane          2019 - 2021\nGroupe Voltenga')).toEqual([
    ['Chargée de mission pour Orvane', 'Groupe Voltenga'],
  ]);
});

test.each([
  ['a bracket that never closes', 'Vendeuse (Boutique Orvane', ['Vendeuse', 'Boutique Orvane']],
  ['square brackets', 'Serveuse [Orvane]', ['Serveuse', 'Orvane']],
  ['a maker of tools and a country in the bracket', 'Développeuse (Odoo, Belgique)', ['Développeuse', 'Odoo']],
  ['the town in the bracket', 'Commis (Orvane, Lodre)', ['Commis', 'Orvane']],
  ['a name that its article opens', 'Serveuse Le Vieux Tilleul', ['Serveuse', 'Le Vieux Tilleul']],
  ['a name in quotes', 'Serveuse « Le Vieux Tilleul » Lodre', ['Serveuse', 'Le Vieux Tilleul']],
  ['an agency in front of the title', 'Partana Intérim Agent de production', ['Agent de production', 'Partana Intérim']],
  ['a kind of organisation in small letters', 'Vendeuse pour la boulangerie Orvane', ['Vendeuse', 'boulangerie Orvane']],
  ['a kind of organisation and no name', 'Serveuse dans un restaurant', ['Serveuse', 'restaurant']],
  ['how long it was', 'Stage de deux mois chez Orvane', ['Stage', 'Orvane']],
  ['a kind alone in the title', 'Hôte de Caisse', ['Hôte de Caisse', '']],
])('%s: « %s » and its employer', (_, head, job) => {
  expect(read(`2019 - 2021 ${head}\n• Tâches du service.`)).toEqual([job]);
});

test.each([
  ['Serveuse (Orvane)', 'Commis (Tarvel)', 'Cueillette des pommes (Lodrex)', ['Cueillette des pommes', 'Lodrex']],
  ['Serveuse pour Orvane', 'Vendeuse pour Tarvel', 'Manutention pour Lodrex', ['Manutention', 'Lodrex']],
])('what ties the sure employers of a section ties those of unknown titles: « %s »', (one, other, open, job) => {
  const text = `2021 : ${one}\n2020 : ${other}\n2019 : ${open}`;
  expect(read(text).at(-1)).toEqual(job);
});

test('names right behind titles employ where no other entry names its employer elsewhere', () => {
  expect(read('2021 : Agent de production Orvane\n2020 : Employée de rayon Tarvel\n2019 : Caissière Lodrex')).toEqual([
    ['Agent de production', 'Orvane'],
    ['Employée de rayon', 'Tarvel'],
    ['Caissière', 'Lodrex'],
  ]);
  expect(read('2021 : Agent de production, Voltenga\n2020 : Caissière Tarvel').at(-1)).toEqual(['Caissière Tarvel', '']);
});

test.each([
  ['Librarian of Orvane School', 'Librarian', 'Orvane School'],
  ['President of the Tarvel Drama Club', 'President', 'Tarvel Drama Club'],
  ['Director of Software Services', 'Director of Software Services', ''],
])('« %s »: an organisation behind "of"', (head, position, company) => {
  expect(readText(`2019 - 2021 ${head}`)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['Scientific Advisor to Orvane Inc.', 'Scientific Advisor', 'Orvane Inc.'],
  ['Legal Counsel to the Ministry of Forests', 'Legal Counsel', 'Ministry of Forests'],
  ['Advisor to Dr. Ann Orme', 'Advisor', ''],
])('whom somebody advises: %s', (text, position, company) => {
  expect(readText(`${text}          2012 - 2014`)).toEqual([[position, company, '2012', '2014']]);
});

test('a sentence behind the employer is no part of its name', () => {
  expect(announcedEmployer('Vendeuse à VOLTENGA LC. Accueil des clients', false, new Set())?.company).toBe('VOLTENGA LC');
  expect(announcedEmployer('Vendeuse à Ste. Voltenga', false, new Set())?.company).toBe('Ste. Voltenga');
});

test.each(['2019 - 2020 | Vendeuse | Boutique en ligne de', 'Vendeuse 2019 - 2020\nVentes Conseil et'])(
  'what goes on in the next row names no employer: %j',
  (text) => {
    expect(read(text)).toEqual([['Vendeuse', '']]);
  },
);
