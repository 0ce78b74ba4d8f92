import { isLabelTable } from '#server/reading/layout/tableRows';
import { linesRead, written } from '../build/writtenLines.ts';
import type { Written } from '../build/writtenLines.ts';

test('a date on several lines beside several lines is one label, though each is level with one', () => {
  expect(
    linesRead([
      ['Depuis mars', 45, 100],
      ['2022', 80, 112],
      ['Chef de quai, Docks Aubin, Sète', 110, 100],
      ['• Planification des escales', 110, 112],
      ['• Suivi de huit dockers', 110, 124],
      ['Janvier 2018', 40, 142],
      ['à mars 2022', 45, 154],
      ['Docker, Manutention Brice, Sète', 110, 142],
      ['• Arrimage des conteneurs', 110, 154],
    ]),
  ).toEqual([
    'Depuis mars 2022\tChef de quai, Docks Aubin, Sète',
    '• Planification des escales',
    '• Suivi de huit dockers',
    'Janvier 2018 à mars 2022\tDocker, Manutention Brice, Sète',
    '• Arrimage des conteneurs',
  ]);
});

test('the end of a period in a row of its own belongs to the date above it', () => {
  expect(
    linesRead([
      ['June 2016', 55, 100],
      ['Bosun, Harbour Tugs Ltd', 110, 100, true],
      ['to May 2019', 45, 116],
      ['Led a crew of five on coastal routes and kept', 110, 116],
      ['the deck log.', 110, 128],
      ['April 2013', 50, 146],
      ['Deckhand, Northern Ferries', 110, 146, true],
      ['to June 2016', 40, 162],
      ['Mooring, painting and night watches.', 110, 162],
    ]),
  ).toEqual([
    'June 2016 to May 2019\tBosun, Harbour Tugs Ltd',
    'Led a crew of five on coastal routes and kept',
    'the deck log.',
    'April 2013 to June 2016\tDeckhand, Northern Ferries',
    'Mooring, painting and night watches.',
  ]);
});

test('an employer and a town under the date stand under the title that the date stands beside', () => {
  expect(
    linesRead([
      ['2019-2022', 40, 100, true],
      ['Serres du Val', 40, 108, true, 6],
      ['Orange', 40, 114, true, 6],
      ['Cheffe de culture', 140, 107],
      ['2016-2019', 40, 130, true],
      ['Mairie de Bellac', 40, 138, true, 6],
      ['Bellac', 40, 144, true, 6],
      ['Jardinière des espaces verts', 140, 137],
    ]),
  ).toEqual([
    '2019-2022\tCheffe de culture',
    'Serres du Val',
    'Orange',
    '2016-2019\tJardinière des espaces verts',
    'Mairie de Bellac',
    'Bellac',
  ]);
});

test('titles of several lines in the margin are read before the section beside them', () => {
  const section = (from: number, name: string): [string, number, number][] =>
    Array.from({ length: 5 }, (_, i) => [`${name} line ${i + 1} of its section`, 140, from + 12 * i]);
  expect(
    linesRead([
      ['Research', 40, 100],
      ['Appointments', 40, 112],
      ...section(100, 'First'),
      ['Courses', 40, 180],
      ...section(180, 'Second'),
    ]),
  ).toEqual([
    'Research Appointments',
    ...section(100, 'First').map(([text]) => text),
    'Courses',
    ...section(180, 'Second').map(([text]) => text),
  ]);
});

test('where and when, one under the other, beside an entry of any height', () => {
  const row = (y: number, where: string[], title: string): Written[] => [
    ...where.map((line, i): Written => [line, 40, y + 12 * i]),
    [title, 250, y, true],
    ...Array.from({ length: 5 }, (_, i): Written => [`• Suivi des commandes et des livraisons de la semaine ${i}`, 260, y + 12 * (i + 1)]),
  ];
  const places = [
    ['Manufacture de tissage de la vallée', 'Orme', '2019 – 2021'],
    ['Novalys', 'Denby', '2017 – 2019'],
    ['Olméo', 'Tarvel', '2015 – 2017'],
  ];
  const lines = linesRead(places.flatMap((where, i) => row(100 + 80 * i, where, `Tisserande ${i}`)));
  expect(lines.filter((line) => !line.startsWith('•'))).toEqual(places.flatMap((where, i) => [...where, `Tisserande ${i}`]));
});

test('a label that fills its column pushes its text to the next line; the others stand beside theirs', () => {
  const labels = ['2017 – 2019', '2015 – 2017', 'Outils', 'Langues', 'Sports'];
  const rows = labels.flatMap((label, i): Written[] => [
    [label, 40, 126 + 30 * i],
    [`Tisserande chez Novalys à Denby ${i}`, 112, 126 + 30 * i],
  ]);
  expect(linesRead([['2019 – en cours', 40, 84], ['Tisserande chez Olméo à Tarvel', 112, 96], ...rows])).toEqual([
    '2019 – en cours',
    'Tisserande chez Olméo à Tarvel',
    ...labels.map((label, i) => `${label}\tTisserande chez Novalys à Denby ${i}`),
  ]);
});

test('two sections side by side, each under its title, are no labels of what stands beside them, however short their lines', () => {
  const row = (y: number, size: number) => ({
    left: written([
      ['Loisirs', 85, y, true, size],
      ['Natation', 90, y + 16],
      ['Chant', 100, y + 28],
    ]),
    right: written([
      ['Études', 390, y, true, size],
      ['BTS Vente, Lycée Aubin, 2011-2013', 340, y + 16],
      ['Bac pro Commerce, Lycée Tarvel', 350, y + 28],
    ]),
    leftFirst: true,
  });
  expect(isLabelTable([row(100, 16), row(220, 16)])).toBe(false);
  expect(isLabelTable([row(100, 12), row(220, 12)])).toBe(true);
});
