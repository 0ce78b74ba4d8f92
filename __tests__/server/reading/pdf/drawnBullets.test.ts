import { withDrawnBullets } from '#server/reading/pdf/drawnBullets';
import type { PaintedGlyph } from '#server/reading/pdf/painting';

/** Letters of size 10 on one baseline, 5 wide. */
const word = (text: string, x: number, y = 100): PaintedGlyph[] =>
  Array.from(text, (letter, at) => ({
    text: letter,
    x: x + 5 * at,
    y,
    width: 5,
    size: 10,
    turn: 0,
    font: 'serif',
    bold: false,
    colour: '#000000',
    alpha: 1,
    renderingMode: 0,
    order: 0,
  }));

const mark = (left: number, bottom: number, side: number) => ({ left, top: bottom - side, right: left + side, bottom });

const textOf = (glyphs: PaintedGlyph[]) => glyphs.map(({ text }) => text).join('');

test('a dot drawn before a line of writing, in the middle of its letters, is its bullet', () => {
  const bulleted = withDrawnBullets([...word('Tri', 50), ...word('Quai', 50, 115)], [mark(40, 98, 3.3), mark(40, 113, 3.3)]);
  expect(textOf(bulleted)).toBe('•Tri•Quai');
  expect(bulleted[0]).toMatchObject({ x: 40, y: 100, size: 10 });
});

test('a dot over a word that runs into its column parts no letters', () => {
  expect(textOf(withDrawnBullets(word('Trianon', 20), [mark(36, 98, 3.3)]))).toBe('Trianon');
});

test('neither what is too large, too small, long, far away, low or behind the words is a bullet', () => {
  const others = [
    mark(40, 100, 6),
    mark(40, 97, 1),
    { left: 36, top: 96, right: 44, bottom: 98 },
    mark(20, 98, 3.3),
    mark(40, 102, 3.3),
    mark(80, 98, 3.3),
  ];
  for (const one of others) expect(textOf(withDrawnBullets(word('Tri', 50), [one]))).toBe('Tri');
});

test('dots in a row are a scale, a dot inside an outline is part of an icon', () => {
  const scale = [mark(30, 98, 3.3), mark(35, 98, 3.3), mark(40, 98, 3.3)];
  expect(textOf(withDrawnBullets(word('Tri', 50), scale))).toBe('Tri');
  expect(textOf(withDrawnBullets(word('Lyon', 50), [mark(38, 101, 9), mark(41, 98, 3)]))).toBe('Lyon');
});
