import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const studies = (...lines: PrintedLine[]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, institution, startDate, endDate } }) => [
    degree,
    institution,
    startDate,
    endDate,
  ]);
const bold = { bold: true };

test('entries that open in bold and have one date each: a degree and a year inside belong to theirs', () => {
  expect(
    studies(
      ['INP Marelle', 40, bold],
      ['2e année, 2012 - 2015', 40],
      ['CLASSE PRÉPARATOIRE', 40, bold],
      ['2010 - 2012', 40],
      ['MPSI puis MP', 40],
      ['Baccalauréat S', 40, bold],
      ['2010', 40],
    ),
  ).toEqual([
    ['2e année', 'INP Marelle', '2012', '2015'],
    ['CLASSE PRÉPARATOIRE', '', '2010', '2012'],
    ['Baccalauréat S', '', '', '2010'],
  ]);
});

test('entries that open with their date: other diplomas inside tell of the first', () => {
  expect(
    studies(
      ['2012 - 2015  Université de Tarval', 40],
      ['Licence de droit', 110],
      ['Diplôme universitaire de criminologie', 110],
      ['2009 - 2012  Lycée Aubin', 40],
      ['Baccalauréat littéraire', 110],
    ),
  ).toEqual([
    ['Licence de droit', 'Université de Tarval', '2012', '2015'],
    ['Baccalauréat littéraire', 'Lycée Aubin', '2009', '2012'],
  ]);
});

test('a course that no word tells is an entry where it is built as the others', () => {
  expect(
    studies(
      ['Master of Architecture', 40, bold],
      ['Tarval University | 2014', 40],
      ['Bachelor of Architecture', 40, bold],
      ['Tarval University | 2012', 40],
      ['Sketching workshop', 40, bold],
      ['Dombec | 2016', 40],
    ),
  ).toEqual([
    ['Master of Architecture', 'Tarval University', '', '2014'],
    ['Bachelor of Architecture', 'Tarval University', '', '2012'],
    ['Sketching workshop', 'Dombec', '', '2016'],
  ]);
});
