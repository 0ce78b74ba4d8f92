import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { cardByCard } from '#server/analysis/candidate/experiences/sideBySide';
import { toRows } from '#server/analysis/text/rows';
import { joinRows } from '#server/analysis/text/unwrap';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) =>
  readExperiences(cardByCard(toRows(textDocument(text))), 10).map(({ value }) => [value.position, value.company, value.startDate]);

test('cards side by side are read one after the other', () => {
  expect(
    read(
      'Serveuse\tVendeuse\tPlongeur\nBrasserie Orvane\tVoltenga\tMaison Tarvel\n2021 - 2023\t2019 - 2020\t2017\nAide-soignante\tCaissière\nClinique Girel\tLumivert\n2015\t2014',
    ),
  ).toEqual([
    ['Serveuse', 'Brasserie Orvane', '2021'],
    ['Vendeuse', 'Voltenga', '2019'],
    ['Plongeur', 'Maison Tarvel', '2017'],
    ['Aide-soignante', 'Clinique Girel', '2015'],
    ['Caissière', 'Lumivert', '2014'],
  ]);
});

test('a table of a job a row stays as it is', () => {
  const rows = toRows(textDocument('Serveuse\tOrvane\t2021\nVendeuse\tVoltenga\t2020'));
  expect(cardByCard(rows)).toEqual(rows);
});

test('a table with the date of each job in front stays as it is, a second date beside one of them or not', () => {
  const rows = toRows(textDocument('2019 à 2021\tOrvane – Serveuse\n2015 à 2019\tVoltenga – Vendeuse, puis responsable (2017)'));
  expect(cardByCard(rows)).toEqual(rows);
});

test('dated lines that their column cut have no cells', () => {
  const [one, its, other, last] = toRows(
    textDocument('• Serveuse chez Orvane (2019 -\n2021) : service en salle\n• Vendeuse chez Voltenga (2018) :\ncaisse'),
  );
  const rows = [joinRows(one!, its!, ' '), joinRows(other!, last!, ' ')];
  expect(cardByCard(rows)).toEqual(rows);
});
