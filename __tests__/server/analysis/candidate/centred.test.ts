import { withOneEdge } from '#server/analysis/candidate/centred';
import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

/** A line set around the middle of the page. */
const centred = (text: string, bold = false): PrintedLine => [text, 300 - text.length * 2.5, { bold }];

const rowsOf = (...lines: PrintedLine[]) => toRows(pageDocument(lines));

test('centred rows have one edge: where they begin makes none of them a part of another', () => {
  const rows = rowsOf(
    centred('Carrow College', true),
    centred('Diploma in Floristry'),
    centred('2012 - 2014'),
    centred('University of Northvale and Denby', true),
    centred('BA in Textile Design'),
    centred('2014 - 2017'),
  );
  expect(new Set(withOneEdge(rows).map(({ x }) => x)).size).toBe(1);
  expect(readEducation(rows).map(({ value: { degree, institution, endDate } }) => [degree, institution, endDate])).toEqual([
    ['Diploma', 'Carrow College', '2014'],
    ['BA', 'University of Northvale and Denby', '2017'],
  ]);
});

test('rows at one edge, or with details further in, stay where they are', () => {
  const rows = rowsOf(['Carrow College', 40], ['Diploma in Floristry', 40], ['A year of practice', 60], ['2012 - 2014', 40]);
  expect(withOneEdge(rows)).toBe(rows);
});
