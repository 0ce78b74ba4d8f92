import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const large = { fontSize: 14, bold: true };
const outline = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds[0], rows.map(({ text }) => text)]);

test('headings side by side on one row each announce the column under them', () => {
  expect(
    outline(
      ['Contact\tEducation', 40, { ...large, width: 260 }],
      null,
      ['12 rue des Ormes', 40],
      ['59000 Marelle', 40],
      null,
      ['2016 - 2017 Master de droit', 220],
      ['Université de Marelle', 220],
      null,
      ['Intérêts', 40, { ...large, width: 60 }],
      ['Voile', 40],
    ),
  ).toEqual([
    ['head', []],
    ['contact', ['12 rue des Ormes', '59000 Marelle']],
    ['education', ['2016 - 2017 Master de droit', 'Université de Marelle']],
    ['interests', ['Voile']],
  ]);
});

test('two columns of one kind', () => {
  expect(
    outline(
      ['Formal education\tInformal education', 40, { ...large, width: 260 }],
      null,
      ['Université de Marelle', 40, { width: 120 }],
      ['Master de droit', 40, { width: 120 }],
      null,
      ['Cours du soir', 220],
    ),
  ).toEqual([
    ['head', []],
    ['education', ['Université de Marelle', 'Master de droit']],
    ['education', ['Cours du soir']],
  ]);
});

test('a heading of two words over one column stays one', () => {
  const kinds = outline(['Skills Education', 40, large], null, ['Master de droit', 40], ['Université de Marelle', 40]).map(
    ([kind]) => kind,
  );
  expect(kinds).toEqual(['head', 'education']);
});
