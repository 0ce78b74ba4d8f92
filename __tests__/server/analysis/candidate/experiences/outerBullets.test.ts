import { headsOnPage } from '../../support/jobs.ts';

const post = (title: string, tasks: readonly string[]): [string, number][] => [
  [`• ${title}`, 40],
  ...tasks.map((task): [string, number] => [`• ${task}`, 54]),
];

test('posts told as bullets, however long, their tasks as bullets within them', () => {
  expect(
    headsOnPage([
      ...post('Auxiliaire d’enseignement – Université Orvane de Lodre Nord, septembre 2021 - à ce jour', ['Suivi des élèves', 'Notes']),
      ...post('Serveuse – Tarvel, mars 2019 - juin 2021', ['Service en salle', 'Préparation des commandes', 'Prise des réservations']),
      ...post('Assistante de recherche – Université Orvane de Lodre Sud, mars 2017 - juin 2018', ['Relevés de terrain', 'Cartes']),
    ]),
  ).toEqual([
    ['Auxiliaire d’enseignement', 'Université Orvane de Lodre Nord'],
    ['Serveuse', 'Tarvel'],
    ['Assistante de recherche', 'Université Orvane de Lodre Sud'],
  ]);
});

test('a post that its date announces, however long, among more bullets of tasks than of posts', () => {
  expect(
    headsOnPage([
      ...post('2017-2018: Facteur - Orvane', []),
      ...post('2015-2017: Vendeur comptoir - Tarvel Comptoir Seigneurie Velmar et Fils', ['Accueil', 'Commandes', 'Teintes', 'Stocks']),
    ]),
  ).toEqual([
    ['Facteur', 'Orvane'],
    ['Vendeur comptoir', 'Tarvel Comptoir Seigneurie Velmar et Fils'],
  ]);
});
