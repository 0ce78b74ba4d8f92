import { withAccents } from '#server/reading/pdf/accents';
import type { PaintedGlyph } from '#server/reading/pdf/painting';

const glyph = (text: string, x: number, width = 5): PaintedGlyph => ({
  text,
  x,
  y: 100,
  width,
  size: 10,
  turn: 0,
  font: 'serif',
  bold: false,
  colour: '#000000',
  alpha: 1,
  renderingMode: 0,
  order: 0,
});

const textOf = (glyphs: PaintedGlyph[]) =>
  withAccents(glyphs)
    .map(({ text }) => text)
    .join('');

test('an accent painted over the letter before or after it is one letter with it', () => {
  expect(textOf([glyph('r', 0), glyph('´', 5), glyph('e', 5), glyph('c', 10), glyph('¸', 10), glyph('u', 15)])).toBe('réçu');
  expect(textOf([glyph('ˆ', 0), glyph('I', 0), glyph('l', 5), glyph('e', 10)])).toBe('Île');
  expect(textOf([glyph('¨', 0), glyph('ı', 0)])).toBe('ï');
  expect(
    textOf([glyph('˘', 0), glyph('A', 0), glyph('˝', 5), glyph('o', 5), glyph('˛', 10), glyph('e', 10), glyph('˙', 15), glyph('I', 15)]),
  ).toBe('Ăőęİ');
});

test('an accent beside a letter, or over one that takes none, stays what it is', () => {
  expect(textOf([glyph('`', 0), glyph('a', 5), glyph('`', 10)])).toBe('`a`');
  expect(textOf([glyph('ˆ', 0), glyph('3', 0)])).toBe('ˆ3');
});

test('an accent that kept its size over a small capital is one letter with it, one over much smaller type is not', () => {
  const accent = { ...glyph('´', 0), size: 12.5 };
  expect(textOf([accent, { ...glyph('E', 0), size: 10 }, { ...glyph('T', 6), size: 10 }])).toBe('ÉT');
  expect(textOf([accent, { ...glyph('e', 0), size: 6 }])).toBe('´e');
});
