import { readTxt } from '#server/reading/plain/readTxt';

const linesOf = (text: string): string[] =>
  readTxt(new TextEncoder().encode(text)).pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map((line) => line.text)));

test('a frame drawn with signs is no part of the words in it', () => {
  const framed = [
    'Lou Tarvel',
    '+-----------------+',
    '| lou@example.org |',
    '|                 |',
    '+=================+',
    '| - Weaving       |',
    '+-----------------+',
  ];
  expect(linesOf(framed.join('\n'))).toEqual(['Lou Tarvel', 'lou@example.org', '• Weaving']);
});

test('bars that no frame closes stay', () => {
  expect(linesOf('| Weaving | Norval |\n| Dyeing | Orvane |')).toEqual(['| Weaving | Norval |', '| Dyeing | Orvane |']);
});
