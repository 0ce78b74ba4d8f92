import { readEducation } from '#server/analysis/candidate/education/education';
import { partWrapped } from '#server/analysis/candidate/education/wrappedEntries';
import { toRows } from '#server/analysis/text/rows';
import { joinRows } from '#server/analysis/text/unwrap';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const parted = (...lines: string[]) => {
  const [first, ...others] = toRows(pageDocument(lines.map((line): PrintedLine => [line])));
  return partWrapped(others.reduce((row, next) => joinRows(row, next, ' '), first!)).map(({ text, from }) => text.slice(from));
};

test.each([
  [['B.Arch | Tarvel College | 2014 - 2019 | 81%', 'HSC | Carrow College | 2014']],
  [['Licence de russe | Université de Tarval | 2012 à 2017 | Distinction', 'Diplôme d’État en verrerie | Institut Aubin | 2011']],
  [['LLB, Tarvel University, Sept 2012 – June 2017', 'PCLL, Carrow University, 2018']],
  [['BTS Verrerie, lycée Aubin, Tours', 'CAP Vitrail, CFA de Marelle']],
  [['Ph.D., Zoology, in progress', 'M.S., Botany, 2018']],
  [['Nom et type de l’établissement d’enseignement ou de formation', 'Université de Tarval', 'Dates']],
  [['Licence de russe, Université de Tarval', 'Semestre 5 en Erasmus à l’Università di Brava']],
])('lines that fill their column and open with a degree or a school are entries of their own: %j', (lines) => {
  expect(parted(...lines)).toEqual(lines);
});

test.each([
  [['Master of Botany, 2014, Tarvel', 'School of Management']],
  [['2012-2014 Double diplôme avec', 'Master de russe']],
  [['2012-2014 Institut de Marelle', 'Université de Tarval']],
  [['B.A., Tarvel College, ongoing, 2022 to', 'date']],
  [['BTS Vitrail', 'Diplôme obtenu en 2014']],
  [['Tarvel House (2001), Senior Secondary School', 'Certificate']],
])('what goes on with the line above stays with it: %j', (lines) => {
  expect(parted(...lines)).toEqual([lines.join(' ')]);
});

test('a name whose kind of school had no room left goes on in the next line, and so does a label', () => {
  const read = (...lines: PrintedLine[]) =>
    readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution } }) => [degree, field, institution]);
  expect(read(['MS Wildlife Ecology, Northern Tarvel'], ['University, 08/2014 to 12/2016'])).toEqual([
    ['MS', 'Wildlife Ecology', 'Northern Tarvel University'],
  ]);
  expect(read(['1984-91 King Tarvel'], ['School, Denby: 3 A levels'])).toEqual([['3 A levels', '', 'King Tarvel School']]);
  expect(
    read(
      ['Title of qualification awarded'],
      ['Master of Glazing'],
      ['Name and type of organisation'],
      ['providing'],
      ['education and training'],
      ['Tarvel University'],
    ),
  ).toEqual([['Master of Glazing', '', 'Tarvel University']]);
});
