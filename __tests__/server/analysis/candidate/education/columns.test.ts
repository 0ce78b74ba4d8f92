import type { ReadDocument } from '#contract/documents';
import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';

type Line = [text: string, y: number];

/** Two columns of one page, each a block: what stands at the left, then what stands at the right. */
const columns = (left: Line[], right: Line[], x = 300): ReadDocument => {
  let text = '';
  const block = (lines: Line[], at: number) => ({
    lines: lines.map(([words, y]) => {
      if (text !== '') text += '\n';
      const start = text.length;
      text += words;
      return { text: words, x: at, y, width: words.length * 5, fontSize: 10, bold: false, start };
    }),
  });
  const blocks = [block(left, 40), block(right, x)];
  return { kind: 'pdf', pages: [{ number: 1, width: 595, height: 842, blocks }], text, recognized: false, hidden: [] };
};

const read = (document: ReadDocument) =>
  readEducation(toRows(document)).map(({ value: { degree, field, institution, startDate, endDate } }) => [
    degree,
    field,
    institution,
    startDate,
    endDate,
  ]);

test('dates and schools in one column, degrees in the other', () => {
  const studies = columns(
    [
      ['2003 - 2006 :', 100],
      ['Université de Marelle', 112],
      ['2003 :', 136],
      ['Lycée Saint-Aubin', 148],
    ],
    [
      ['Licence de chimie', 108],
      ['Bac scientifique', 144],
    ],
  );
  expect(read(studies)).toEqual([
    ['Licence de chimie', '', 'Université de Marelle', '2003', '2006'],
    ['Bac scientifique', '', 'Lycée Saint-Aubin', '', '2003'],
  ]);
});

test('what was studied above its school, the degree and its years at the right', () => {
  const studies = columns(
    [
      ['Evolutionary Biology', 100],
      ['University of Marelle', 112],
      ['Chemistry', 148],
      ['University of Tarval', 160],
    ],
    [
      ['2017 - 2019', 100],
      ['Master’s degree', 112],
      ['2014 - 2017', 148],
      ['Bachelor’s degree', 160],
    ],
  );
  expect(read(studies)).toEqual([
    ['Master’s degree', 'Evolutionary Biology', 'University of Marelle', '2017', '2019'],
    ['Bachelor’s degree', 'Chemistry', 'University of Tarval', '2014', '2017'],
  ]);
});

test('columns that tell of whole studies each stay apart', () => {
  const studies = columns(
    [
      ['Master de chimie', 100],
      ['Université de Marelle', 112],
      ['2017 - 2019', 124],
    ],
    [
      ['Licence de physique', 100],
      ['Université de Tarval', 112],
      ['2014 - 2017', 124],
    ],
  );
  expect(read(studies)).toEqual([
    ['Master de chimie', '', 'Université de Marelle', '2017', '2019'],
    ['Licence de physique', '', 'Université de Tarval', '2014', '2017'],
  ]);
});
