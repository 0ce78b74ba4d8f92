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

test('without a result or outside languages they are none here', () => {
  expect(exams('# Langues\nAnglais : TOEIC prévu\n# Loisirs\nTOEIC 900')).toEqual([]);
});
