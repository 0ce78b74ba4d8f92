import { headsOnPage, readPage, readText } from '../../support/jobs.ts';

const bold = (text: string): [string, number, { bold: true; fontSize: number }] => [text, 40, { bold: true, fontSize: 12 }];

test('titles in small letters under their dates', () => {
  expect(
    readText(
      '2022 - 2024\nmise en rayon\nMaison Tarvel\n2020 - 2021\nauxiliaire de vie\nCabinet Lorme\n2018 - 2019\nplongeur\nBrasserie Orvane',
    ),
  ).toEqual([
    ['mise en rayon', 'Maison Tarvel', '2022', '2024'],
    ['auxiliaire de vie', 'Cabinet Lorme', '2020', '2021'],
    ['plongeur', 'Brasserie Orvane', '2018', '2019'],
  ]);
});

test('titles in small letters over their employer and date', () => {
  expect(
    headsOnPage([
      bold('peintre en bâtiment'),
      ['Voltenga, Lyon, 2021 - 2023', 40],
      ['Rénovation de maisons et tenue des chantiers pour les clients.', 40],
      null,
      bold('accueil et billetterie'),
      ['La Halte Verte, Pau, 2019 - 2021', 40],
      ['Vente des billets et tenue de la caisse du musée.', 40],
    ]),
  ).toEqual([
    ['peintre en bâtiment', 'Voltenga'],
    ['accueil et billetterie', 'La Halte Verte'],
  ]);
});

test('a line that goes on with the one above it begins nothing', () => {
  expect(
    readPage([
      ['2021 - 2023', 40],
      ['Vendeuse, Voltenga', 40],
      ['Tenue de la caisse, accueil et conseil des clients du magasin, commande et', 40],
      ['rangement des chaussures', 40],
    ]),
  ).toEqual([['Vendeuse', 'Voltenga', '2021', '2023']]);
});
