import { languageExams } from '#server/analysis/candidate/skills/languageExams';
import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const exams = (text: string) => languageExams(toSections(toRows(textDocument(text)))).map(({ value }) => value);

test('examinations among languages are certificates with what they gave', () => {
  expect(exams('# Langues\nAnglais : courant, TOEIC 935 sur 990\nFrançais : DALF C1\nJaponais (JLPT N2)\nAllemand : B1')).toEqual([
    'TOEIC 935 sur 990',
    'DALF C1',
    'JLPT N2',
  ]);
});

test.each([
  ['# Langues\nAnglais : score au TOEIC en 2012 : 960/990', 'TOEIC en 2012 : 960/990'],
  ['# Langues\nAnglais courant, 890 points au TOEIC (2014)', '890 points au TOEIC'],
  ['# Languages\nEnglish\nTOEIC test, total score 670', 'TOEIC test, total score 670'],
  ['# Langues\nAnglais courant (C2 au Cambridge Advanced)', 'C2 au Cambridge Advanced'],
  ['# Formation\nAnglais : BULATS niv: B2', 'BULATS niv: B2'],
  ['# Distinctions\nTOEFL: 89', 'TOEFL: 89'],
])('%j', (text, exam) => {
  expect(exams(text)).toEqual([exam]);
});

test('a year alone is no result', () => {
  expect(exams('# Langues\nAnglais : TOEIC 2012')).toEqual([]);
});

test('without a result or outside languages they are none here', () => {
  expect(exams('# Langues\nAnglais : TOEIC prévu\n# Loisirs\nTOEIC 900')).toEqual([]);
});
