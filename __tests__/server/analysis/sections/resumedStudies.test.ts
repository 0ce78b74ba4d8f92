import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const outline = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds[0], rows.map(({ text }) => text)]);
const [large, lesser, bold] = [{ fontSize: 16, bold: true }, { fontSize: 12, bold: true }, { bold: true }];

const BEGIN: (PrintedLine | null)[] = [['Education', 40, large], null, ['2011-2013: MSc Optics', 40, bold], ['Harlow College', 40], null];
const ACTIVITIES: (PrintedLine | null)[] = [['Activities', 40, lesser], ['2012-2013: secretary of a club', 60], null];

test('degrees behind a lesser heading, dressed as the first one, are studies again', () => {
  expect(outline(...BEGIN, ...ACTIVITIES, ['2008-2011: BSc Physics', 40, bold], ['Tarvel University', 40])).toEqual([
    ['head', []],
    ['education', ['2011-2013: MSc Optics', 'Harlow College', '2008-2011: BSc Physics', 'Tarvel University']],
    ['interests', ['2012-2013: secretary of a club']],
  ]);
});

test('what is dressed otherwise stays under that heading', () => {
  const [, studies] = outline(...BEGIN, ...ACTIVITIES, ['2008-2011: tutor of a BSc course', 60]);
  expect(studies).toEqual(['education', ['2011-2013: MSc Optics', 'Harlow College']]);
});

test.each([
  ['Activities: choir, rowing club', 'Central Tarvel High School', 'June 2013'],
  ['Activities: choir, rowing club', 'Higher Secondary, Botany', 'Carrow School, 2013'],
  ['Languages: French (fluent)', '2010-2013 BSc Physics', 'Carrow College'],
])('a label told of a degree, other degrees below it, ends no studies: %j', (label, degree, school) => {
  const sections = outline(
    ['Education', 40, large],
    null,
    ['MSc Optics', 40],
    ['Harlow College, 2013 - 2017', 40],
    [label, 40],
    [degree, 40],
    [school, 40],
  );
  expect(sections.find(([kind]) => kind === 'education')![1]).toEqual(['MSc Optics', 'Harlow College, 2013 - 2017', degree, school]);
});

test('a label behind the last degree opens its own section', () => {
  const sections = outline(
    ['Education', 40, large],
    null,
    ['MSc Optics', 40],
    ['Harlow College, 2013 - 2017', 40],
    ['Languages: French', 40],
    ['German', 40],
  );
  expect(sections.map(([kind]) => kind)).toEqual(['head', 'education', 'languages']);
});
