import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) =>
  readEducation(toRows(textDocument(text))).map(({ value: { degree, field, institution, endDate } }) => [
    degree,
    field,
    institution,
    endDate,
  ]);

test('a part of a university beside the degree is no school of its own where the whole stands above', () => {
  expect(
    read(
      'Norvale University\nMSc in Botany, Faculty of Science   2012 – 2014\nBSc in Botany, Faculty of Science   2009 – 2012\nTarvel University\nBA in Letters, School of Arts   2004 – 2007',
    ),
  ).toEqual([
    ['MSc', 'Botany', 'Norvale University', '2014'],
    ['BSc', 'Botany', 'Norvale University', '2012'],
    ['BA', 'Letters', 'Tarvel University', '2007'],
  ]);
});

test('a part of a university is the school of its degree where no whole stands above', () => {
  expect(read('MSc in Botany, Faculty of Science, 2014\nBSc in Botany, Faculty of Science, 2012').map(([, , school]) => school)).toEqual([
    'Faculty of Science',
    'Faculty of Science',
  ]);
});
