import type { Run } from '#server/reading/layout/run';
import { toBlocks } from '#server/reading/layout/blocks';
import { linesRead, written, type Written } from '../build/writtenLines.ts';

/** Short rows in which nothing but places tells titles from labels. */
const entries = (y: number): Written[] => [
  ['Fleuriste', 180, y],
  ['Ateliers Morvan', 180, y + 13],
  ['2019 - 2023', 180, y + 26],
  ['Bouquets et caisse.', 180, y + 39],
  ['Vendeuse', 180, y + 58],
  ['Pétale et Cie', 180, y + 71],
  ['2015 - 2019', 180, y + 84],
];

test('two strong titles in the margin, lower than the first line beside them, are read before it', () => {
  const page: Written[] = [
    ['Expériences', 40, 107, true, 12],
    ...entries(100),
    ['Formation', 40, 215, true, 12],
    ['CAP fleuriste', 180, 208],
    ['Lycée de Marelle', 180, 221],
    ['2014', 180, 234],
  ];
  expect(linesRead(page)).toEqual(page.map(([text]) => text));
});

test('titles in a colour of their own need be neither bold nor large', () => {
  const page: Written[] = [
    ['Expériences', 40, 100],
    ...entries(100),
    ['Formation', 40, 208],
    ['CAP fleuriste', 180, 208],
    ['Lycée de Marelle', 180, 221],
    ['2014', 180, 234],
  ];
  const coloured = written(page).map((run): Run => (run.x === 40 ? { ...run, looks: [{ at: 0, key: 'blue 10', bold: false }] } : run));
  const lines = toBlocks(coloured).flatMap((block) => block.map(({ text }) => text));
  expect(lines).toEqual(page.map(([text]) => text));
});

test('a title that ends right before the text of the page is no word of its first line', () => {
  const page: Written[] = [
    ['Expériences', 105, 100, true, 12],
    ...entries(100),
    ...entries(203),
    ['Formation', 117, 311, true, 12],
    ['CAP fleuriste', 180, 311],
    ['Lycée de Marelle', 180, 324],
  ];
  expect(linesRead(page)).toEqual(page.map(([text]) => text));
});

test('labels beside each line of a list stay with what they name', () => {
  const page: Written[] = [
    ['Anglais', 40, 100, true],
    ['courant', 180, 100],
    ['Breton', 40, 114, true],
    ['lu', 180, 114],
    ['Gallo', 40, 128, true],
    ['parlé', 180, 128],
  ];
  expect(linesRead(page)).toEqual(['Anglais\tcourant', 'Breton\tlu', 'Gallo\tparlé']);
});
