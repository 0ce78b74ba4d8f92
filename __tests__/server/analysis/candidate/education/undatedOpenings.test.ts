import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const studies = (...lines: PrintedLine[]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution } }) => [
    [degree, field].filter(Boolean).join(' | '),
    institution,
  ]);
const bold = { bold: true };

test('without dates, what is set as the first row opens each entry, though no word tells all degrees', () => {
  expect(
    studies(
      ['MSc Botany', 40, bold],
      ['University of Northvale', 40],
      ['Advanced methods of the field and a year of practice.', 40],
      ['Herbarium Keeping', 40, bold],
      ['Harlow College', 40],
      ['Broad programme with a focus on work in groups.', 40],
      ['Kelvar Fagbrev', 40, bold],
      ['Tarvel Gymnasium', 40],
      ['Learned to dry, to press and to name plants.', 40],
    ),
  ).toEqual([
    ['MSc | Botany', 'University of Northvale'],
    ['Herbarium Keeping', 'Harlow College'],
    ['Kelvar Fagbrev', 'Tarvel Gymnasium'],
  ]);
});

test('without dates and in one type, entries have the same rows in the same order', () => {
  expect(
    studies(
      ['Licence de droit', 40],
      ['Université de Marelle', 40],
      ['Gestion de patrimoine', 40],
      ['Lycée Aubin', 40],
      ['Baccalauréat littéraire', 40],
      ['Orvatel', 40],
    ),
  ).toEqual([
    ['Licence de droit', 'Université de Marelle'],
    ['Gestion de patrimoine', 'Lycée Aubin'],
    ['Baccalauréat littéraire', 'Orvatel'],
  ]);
});

test('without dates, each line that tells degree and school is an entry, and so are the others of the list', () => {
  expect(
    studies(
      ['• BTS Fleuriste - Lycée Aubin', 40],
      ['• Coupe florale - Orvatel', 40],
      ['• CAP Horticulture - CFA de Marelle', 40],
      ['• BEP Vente - Lycée Morvan', 40],
    ),
  ).toEqual([
    ['BTS | Fleuriste', 'Lycée Aubin'],
    ['Coupe florale', 'Orvatel'],
    ['CAP | Horticulture', 'CFA de Marelle'],
    ['BEP | Vente', 'Lycée Morvan'],
  ]);
});

test('a study called by the kind of its school stands over its school where the others do', () => {
  expect(
    studies(
      ['BTS Cuisine', 40, bold],
      ['Lycée Aubin', 40],
      ['École hôtelière', 40, bold],
      ['Institut Morvan', 40],
      ['Bac techno', 40, bold],
      ['Lycée Orvane', 40],
    ),
  ).toEqual([
    ['BTS | Cuisine', 'Lycée Aubin'],
    ['École hôtelière', 'Institut Morvan'],
    ['Bac techno', 'Lycée Orvane'],
  ]);
});

test('a school in small letters under a degree that left room is a row of its own', () => {
  expect(
    studies(
      ['BTS Commerce, option vente', 40],
      ['lycée Aubin', 40],
      ['2012', 40],
      ['Bac général', 40],
      ['lycée Morvan de Marelle', 40],
      ['2010', 40],
    ).map(([, school]) => school),
  ).toEqual(['lycée Aubin', 'lycée Morvan de Marelle']);
});
