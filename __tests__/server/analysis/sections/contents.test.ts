import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const sectionsOf = (text: string) =>
  toSections(toRows(textDocument(text))).map(({ kinds, rows }) => [kinds[0], rows.map((row) => row.text.slice(row.from))]);

test('what a page holds, told at its top, heads nothing', () => {
  expect(
    sectionsOf(
      'Léa Zalblat\n\n• Education\n• Employment\n• Publications\n\n# Education\n\nBSc, 2012\n\n# Employment\n\nCook, Tarvel\n\n# Publications\n\nOn bread',
    ),
  ).toEqual([
    ['head', ['Léa Zalblat']],
    ['education', ['BSc, 2012']],
    ['experience', ['Cook, Tarvel']],
    ['other', ['On bread']],
  ]);
});

test('headings that stand once are headings, however short what they announce', () => {
  expect(sectionsOf('Léa Zalblat\n\nLangues\n\nAnglais\n\nLoisirs\n\nPain').map(([kind]) => kind)).toEqual([
    'head',
    'languages',
    'interests',
  ]);
});
