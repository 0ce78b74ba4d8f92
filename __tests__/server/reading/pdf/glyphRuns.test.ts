import { toRuns } from '#server/reading/pdf/glyphRuns';
import type { PaintedGlyph } from '#server/reading/pdf/painting';

/** Words on one line, each followed by a gap; letters are 5 points wide at size 10, and no space is written. */
const line = (...words: [text: string, gap: number][]): PaintedGlyph[] => {
  let x = 40;
  return words.flatMap(([text, gap]) => {
    const glyphs = Array.from(text, (letter, i): PaintedGlyph => ({
      text: letter,
      x: x + 5 * i,
      y: 100,
      width: 5,
      size: 10,
      font: 'Serif',
      bold: false,
      colour: '#000000',
      turn: 0,
      alpha: 1,
      renderingMode: 0,
      order: 0,
    }));
    x += 5 * text.length + gap;
    return glyphs;
  });
};

const texts = (glyphs: PaintedGlyph[]): string[] => toRuns(glyphs).map(({ text }) => text);

test('a gap much wider than those between the other words of a line parts two runs', () => {
  expect(texts(line(['Outils', 8.2], ['Cordex,', 3], ['Palan', 3], ['et', 3], ['treuil', 0]))).toEqual([
    'Outils',
    'Cordex, Palan et treuil',
  ]);
});

test('words of a stretched line are one run', () => {
  expect(texts(line(['Pose', 6], ['de', 6], ['charpentes', 6], ['anciennes', 0]))).toEqual(['Pose de charpentes anciennes']);
});

test('an upright line between two words parts them, however near they stand', () => {
  const glyphs = line(['Orvane', 4], ['Vendeuse', 0]);
  const wall = { left: 71.5, right: 72.2, top: 80, bottom: 110 };
  expect(toRuns(glyphs, [wall]).map(({ text }) => text)).toEqual(['Orvane', 'Vendeuse']);
  expect(toRuns(glyphs, [{ ...wall, top: 102 }]).map(({ text }) => text)).toEqual(['Orvane Vendeuse']);
});
