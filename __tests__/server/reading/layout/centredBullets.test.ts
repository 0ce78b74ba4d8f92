import { toBlocks } from '#server/reading/layout/blocks';
import type { Run } from '#server/reading/layout/run';

type Placed = [text: string, x: number, y: number];

const linesOf = (placed: readonly Placed[]): string[] =>
  toBlocks(placed.map(([text, x, y]): Run => ({ text, x, y, bold: false, width: text.length * 5, fontSize: 10 }))).flatMap((block) =>
    block.map((run) => run.text),
  );

test('bullets at the middle of items of several lines open the first line', () => {
  expect(
    linesOf([
      ['Tenue de la caisse et des comptes', 60, 100],
      ['•', 50, 108],
      ['de trois ateliers', 60, 115],
      ['•', 50, 138],
      ['Paie', 60, 137],
      ['Suivi des commandes et des stocks', 60, 160],
      ['•', 50, 168],
      ['au dépôt', 60, 175],
      ['Accueil des visiteurs, orientation', 60, 198],
      ['•', 50, 214],
      ['des familles et tenue de registres', 60, 213],
      ['du matin au soir', 60, 228],
    ]),
  ).toEqual([
    '• Tenue de la caisse et des comptes',
    'de trois ateliers',
    '• Paie',
    '• Suivi des commandes et des stocks',
    'au dépôt',
    '• Accueil des visiteurs, orientation',
    'des familles et tenue de registres',
    'du matin au soir',
  ]);
});

test('two items of two lines without space between them keep their own lines', () => {
  expect(
    linesOf([
      ['Tenue de la caisse', 60, 100],
      ['•', 50, 107],
      ['et des comptes', 60, 115],
      ['Suivi des commandes', 60, 130],
      ['•', 50, 137],
      ['et des stocks', 60, 145],
      ['Paie des ouvriers', 60, 160],
      ['•', 50, 167],
      ['et des apprentis', 60, 175],
    ]),
  ).toEqual([
    '• Tenue de la caisse',
    'et des comptes',
    '• Suivi des commandes',
    'et des stocks',
    '• Paie des ouvriers',
    'et des apprentis',
  ]);
});

test('bullets at the first line of their items stay there', () => {
  const lines: Placed[] = [
    ['• Tenue de la caisse', 50, 100],
    ['et des comptes', 60, 115],
    ['• Suivi des commandes', 50, 130],
    ['et des stocks', 60, 145],
  ];
  expect(linesOf(lines)).toEqual(lines.map(([text]) => text));
});
