import { closingDatesFirst } from '#server/analysis/candidate/experiences/closingDates';
import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) =>
  readExperiences(closingDatesFirst(toRows(textDocument(text))), 10).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);

test('entries that end with their dates', () => {
  expect(
    read(
      [
        'Serveuse',
        'Brasserie Orvane',
        'Accueil des clients, service en salle et tenue de la caisse.',
        '2021 - 2023',
        'Cueillette de pommes',
        'Voltenga',
        'Ramassage et tri des fruits avec une équipe de dix personnes.',
        '2019',
        'Vendeuse',
        'Maison Tarvel',
        'Vente de chaussures et commandes.',
        '2017 - 2018',
      ].join('\n'),
    ),
  ).toEqual([
    ['Serveuse', 'Brasserie Orvane', '2021', '2023'],
    ['Cueillette de pommes', 'Voltenga', '2019', '2019'],
    ['Vendeuse', 'Maison Tarvel', '2017', '2018'],
  ]);
});

test.each([
  'Serveuse\nBrasserie Orvane\n2021 - 2023\nAccueil des clients et tenue de la caisse.\nVendeuse\nMaison Tarvel\n2017 - 2018\nVente de chaussures.',
  '2021 - 2023\nServeuse, Orvane\nAccueil des clients et tenue de la caisse.\n2017 - 2018\nVendeuse, Tarvel',
])('dates elsewhere stay where they are', (text) => {
  const rows = toRows(textDocument(text));
  expect(closingDatesFirst(rows)).toEqual(rows);
});
