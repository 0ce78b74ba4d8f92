import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const outline = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds[0], rows.map(({ text, from }) => text.slice(from))]);

const EDUCATION: PrintedLine[] = [
  ['Education\tHarlow College', 40],
  ['BSc Biology, 2014 - 2018', 140],
  ['Tarvel School', 140],
];

test('headings in the margin, in the row of what they announce', () => {
  expect(
    outline(
      ...EDUCATION,
      ['Experience\tNorvale Retail, Denby', 40],
      ['Sales Assistant, 2019 - 2021', 140],
      ['Kept the stock in order', 140],
    ),
  ).toEqual([
    ['head', []],
    ['education', ['Harlow College', 'BSc Biology, 2014 - 2018', 'Tarvel School']],
    ['experience', ['Norvale Retail, Denby', 'Sales Assistant, 2019 - 2021', 'Kept the stock in order']],
  ]);
});

test('a date that the heading of the margin pushed down stands before the first entry, other dates of the margin beside theirs', () => {
  expect(
    outline(
      ...EDUCATION,
      ['Experience\tSales Assistant at Norvale', 40],
      ['2019 - 2021\tKept the stock in order', 40],
      ['Closed the till', 140],
      ['2016 - 2018\tPacker at Tarvel', 40],
      ['Wrapped parcels', 140],
    ),
  ).toEqual([
    ['head', []],
    ['education', ['Harlow College', 'BSc Biology, 2014 - 2018', 'Tarvel School']],
    [
      'experience',
      [
        '2019 - 2021\nSales Assistant at Norvale',
        'Kept the stock in order',
        'Closed the till',
        '2016 - 2018\nPacker at Tarvel',
        'Wrapped parcels',
      ],
    ],
  ]);
});

test('labels among rows of the same edge are no such headings', () => {
  const kinds = outline(
    ...EDUCATION.slice(1).map(([text]): PrintedLine => [text, 40]),
    ['Langues\tanglais', 40],
    ['Outils\tGit', 40],
    ['Sports\tvoile', 40],
    ['Écriture soignée', 140],
  ).filter(([kind]) => kind === 'education');
  expect(kinds).toEqual([]);
});
