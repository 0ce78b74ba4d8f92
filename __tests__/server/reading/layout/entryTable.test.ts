import { linesRead } from '../build/writtenLines.ts';
import type { Written } from '../build/writtenLines.ts';

/** Lines of a cell, one under the other; those in front of `*` are bold. */
const cell = (x: number, y: number, lines: readonly string[]): Written[] =>
  lines.map((line, i) => [line.replace('*', ''), x, y + 12 * i, line.startsWith('*')]);
/** A cell at the left, what stands beside it, and some tasks. */
const entry = (y: number, label: readonly string[], told: readonly string[]): Written[] => [
  ...cell(40, y, label),
  ...cell(150, y, told),
  ...cell(150, y + 12 * told.length, ['• Suivi des commandes et des livraisons de la semaine', '• Tenue des registres de la coopérative']),
];
const heads = (lines: readonly Written[]): string[] => linesRead(lines).filter((line) => !line.startsWith('•'));

test('employer and town at the left stand above the title and the date beside them, words that wrapped whole', () => {
  expect(
    heads([
      ['Emplois', 40, 80, true],
      ...entry(100, ['*Tissages Orvane', 'Denby'], ['*Ourdisseuse', '2019 – 2021']),
      ...entry(160, ['*Manufacture des', '*toiles Aubin', 'Tarvel'], ['*Tisserande', '2016 – 2019']),
    ]),
  ).toEqual([
    'Emplois',
    'Tissages Orvane',
    'Denby',
    'Ourdisseuse',
    '2019 – 2021',
    'Manufacture des toiles Aubin',
    'Tarvel',
    'Tisserande',
    '2016 – 2019',
  ]);
});

test('a title over its date stands above the employer', () => {
  expect(
    heads([
      ...entry(100, ['*Ourdisseuse', '2019 – 2021'], ['Tissages Orvane']),
      ...entry(160, ['*Tisserande', '2016 – 2019'], ['Toiles Aubin']),
    ]),
  ).toEqual(['Ourdisseuse', '2019 – 2021', 'Tissages Orvane', 'Tisserande', '2016 – 2019', 'Toiles Aubin']);
});

test('a name that outshines the date above it is read whole before the title', () => {
  expect(
    heads([
      ...entry(100, ['2019 – 2021', '*Ateliers de la', '*vallée'], ['*Ourdisseuse']),
      ...entry(160, ['2016 – 2019', '*Toiles Aubin'], ['*Tisserande']),
    ]),
  ).toEqual(['2019 – 2021', 'Ateliers de la vallée', 'Ourdisseuse', '2016 – 2019', 'Toiles Aubin', 'Tisserande']);
});

test('an employer of one line stands beside its title', () => {
  expect(
    heads([
      ...entry(100, ['*Tissages Orvane'], ['Ourdisseuse', '2019 – 2021']),
      ...entry(160, ['*Toiles Aubin'], ['Tisserande', '2016 – 2019']),
    ]),
  ).toEqual(['Tissages Orvane\tOurdisseuse', '2019 – 2021', 'Toiles Aubin\tTisserande', '2016 – 2019']);
});

test('titles in the margin stay before their sections, of several entries or of none that is dated', () => {
  const section = (y: number, title: string, told: readonly string[]): Written[] => [[title, 40, y, true], ...cell(150, y, told)];
  expect(
    linesRead([
      ...section(100, 'Emplois', [
        'Tisserande chez Orvane, une filature',
        '2019 – 2021',
        'Ourdisseuse aux Toiles Aubin',
        '2016 – 2019',
        'Apprentie',
        '2014 – 2016',
      ]),
      ...section(190, 'Outils', ['Métiers à tisser et ourdissoirs', 'Teintures végétales', 'Cardeuses', 'Rouets']),
      ...section(260, 'Loisirs', ['Chant dans un chœur de la vallée', 'Randonnée', 'Vannerie', 'Jardin']),
    ]).slice(0, 3),
  ).toEqual(['Emplois', 'Tisserande chez Orvane, une filature', '2019 – 2021']);
});
