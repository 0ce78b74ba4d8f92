import type { ReadDocument } from '#contract/documents';
import { contentOf, toRows } from '#server/analysis/text/rows';

/** Lines of one block, each a list of stretches with the number of their look. */
const page = (...lines: [words: string, look: number][][]): ReadDocument => {
  let text = '';
  const printed = lines.map((stretches, index) => {
    const words = stretches.map(([told]) => told).join(' ');
    let at = 0;
    const marks = stretches.map(([told, look]) => {
      const mark = { at, bold: false, look };
      at += told.length + 1;
      return mark;
    });
    const start = text === '' ? 0 : text.length + 1;
    text += text === '' ? words : `\n${words}`;
    return { text: words, x: 40, y: 40 + 14 * index, width: words.length * 5, fontSize: 10, bold: false, start, marks };
  });
  return {
    kind: 'pdf',
    pages: [{ number: 1, width: 595, height: 842, blocks: [{ lines: printed }] }],
    text,
    recognized: false,
    hidden: [],
  };
};

test('letters of a font of icons in front of words are none of them', () => {
  const rows = toRows(
    page(
      [
        ['e', 7],
        ['EXPÉRIENCES', 1],
      ],
      [
        ['z', 7],
        ['Janvier 2021', 0],
      ],
      [['Vendeuse chez Orvane', 0]],
    ),
  );
  expect(rows.map(contentOf)).toEqual(['EXPÉRIENCES', 'Janvier 2021', 'Vendeuse chez Orvane']);
});

test('a letter set as words are stays', () => {
  const rows = toRows(
    page(
      [
        ['R', 2],
        ['(confirmé)', 0],
      ],
      [
        ['C', 2],
        ['(débutant)', 0],
      ],
      [['Couture main', 2]],
    ),
  );
  expect(rows.map(contentOf)).toEqual(['R (confirmé)', 'C (débutant)', 'Couture main']);
});
