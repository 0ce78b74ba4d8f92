import { languagesOfSentences } from '#server/analysis/candidate/skills/languageSentences';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => languagesOfSentences(toRows(textDocument(text))).map(({ value }) => [value.name, value.level]);

test.each([
  [
    'Bilingual - Fluent in both Spanish and English',
    [
      ['Espagnol', 'Fluent'],
      ['Anglais', 'Fluent'],
    ],
  ],
  [
    'Fluent in Dutch and Danish; working knowledge of German',
    [
      ['Néerlandais', 'Fluent'],
      ['Danois', 'Fluent'],
      ['Allemand', 'working knowledge'],
    ],
  ],
  ['A native Malay speaker with ten years in retail', [['Malais', 'native']]],
  [
    'Trilingue français, anglais, espagnol',
    [
      ['Français', 'Trilingue'],
      ['Anglais', 'Trilingue'],
      ['Espagnol', 'Trilingue'],
    ],
  ],
  [
    'Bonne maîtrise de l’anglais et notions d’italien',
    [
      ['Anglais', 'Bonne maîtrise'],
      ['Italien', 'notions'],
    ],
  ],
  ['I studied English literature and French history', []],
  ['Translated a German novel for a Spanish publisher', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
