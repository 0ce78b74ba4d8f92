import { writtenRows } from '#server/reading/layout/writtenRows';
import { written } from '../build/writtenLines.ts';
import type { Written } from '../build/writtenLines.ts';

const sides = (lines: Written[]): Parameters<typeof writtenRows>[0] => {
  const runs = written(lines);
  return { left: runs.filter(({ x }) => x < 100), right: runs.filter(({ x }) => x >= 100) };
};
const texts = (lines: Written[]): string[][] | undefined =>
  writtenRows(sides(lines))?.map(({ left, right }) => [left, right].map((cell) => cell.map(({ text }) => text).join(' / ')));

test('cells written one row after the other are the rows of a table', () => {
  expect(
    texts([
      ['mai 2019', 40, 100],
      ['à juin 2021', 40, 112],
      ['Grutier, Chantiers Ravel', 120, 100],
      ['Montage des tours.', 120, 112],
      ['2017', 40, 130],
      ['Cariste, Entrepôts Milo', 120, 130],
    ]),
  ).toEqual([
    ['mai 2019 / à juin 2021', 'Grutier, Chantiers Ravel / Montage des tours.'],
    ['2017', 'Cariste, Entrepôts Milo'],
  ]);
});

test('columns written one after the other are no rows, nor are lines whose order is not known', () => {
  const columns: Written[] = [
    ['Soudure', 40, 100],
    ['Levage', 40, 112],
    ['Grutier, Chantiers Ravel', 120, 100],
    ['Montage des tours.', 120, 112],
  ];
  expect(texts(columns)).toBeUndefined();
  const { left, right } = sides(columns);
  expect(writtenRows({ left: left.map(({ order: _, ...run }) => run), right })).toBeNull();
});

test('a row that begins beside the one before it is none', () => {
  expect(
    texts([
      ['mai 2019', 40, 100],
      ['Grutier', 120, 100],
      ['Tours.', 120, 140],
      ['2017', 40, 130],
      ['Cariste', 120, 130],
    ]),
  ).toBeUndefined();
});

test('a title in the margin stands beside the one line of its row, though it is set a little lower', () => {
  expect(
    texts([
      ['ÉTUDES', 40, 103],
      ['2012 À 2014', 40, 118],
      ['Lycée des Ormes', 120, 100],
      ['2010 À 2012', 40, 146],
      ['Lycée Carrel', 120, 140],
      ['BTS Tourisme', 120, 152],
    ]),
  ).toEqual([
    ['ÉTUDES / 2012 À 2014', 'Lycée des Ormes'],
    ['2010 À 2012', 'Lycée Carrel / BTS Tourisme'],
  ]);
});
