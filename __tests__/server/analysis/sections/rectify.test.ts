import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { outline } from '../support/outline.ts';
import { pageDocument } from '../support/pageDocument.ts';

test('« Languages » over programming languages announces skills', () => {
  expect(outline('Jo\n\n# Languages\nJava, C++\n\n# Education\nBSc')[1]).toEqual(['skills', ['Java, C++']]);
});

test('« Parcours » over degrees announces studies, over jobs a career', () => {
  const path = (lines: string) => outline(`# Parcours\n${lines}`)[1]![0];
  expect(path('2019 - 2021 Master de droit, Sorb\n2016 - 2019 Licence de droit, Sorb\n2016 Baccalauréat')).toBe('education');
  expect(path('2019 - 2021 Greffière, Sorb\n2016 - 2019 Clerc, Sorb\n2016 Licence de droit')).toBe('experience');
});

test('« Qualifications » over a degree may hold certificates too', () => {
  expect(outline('Jean\n\n# Qualifications\nHND Pottery – Carrow College – 2011\nFirst aid at work').map(([kind]) => kind)).toEqual([
    'head',
    'education+certifications',
  ]);
});

test.each([
  ['Registered Tanner, Zalblat Council – 2016\nMember, Orvane Society of Tanners', 'certifications'],
  ['Quick and careful at the counter\nUsed to early hours', 'skills'],
])('« Professional qualifications » over %s', (content, kinds) => {
  expect(outline(`Jean Dupont\n\n# Professional qualifications\n${content}`).map(([kind]) => kind)).toEqual(['head', kinds]);
});

test.each([
  ['PGCE Zalblat, Norvale University, 2014\nSafeguarding Level 2', 'education+certifications'],
  ['Zalblat Expert, 2014\nOrme Safety Card', 'certifications'],
])('« Qualifications & training » over %s', (content, kinds) => {
  expect(outline(`Jean Dupont\n\n# Qualifications & training\n${content}`).map(([kind]) => kind)).toEqual(['head', kinds]);
});

test('« Qualifications » over dated degrees announces studies, and words of degrees are no headings there', () => {
  const heading = { bold: true, fontSize: 13 };
  const sections = toSections(
    toRows(
      pageDocument([
        ['Ada Morin'],
        ['Qualifications', 40, heading],
        ['Orvane College, 2024'],
        ['Certificate III', 40, { bold: true }],
        ['Early learning'],
        ['Harlow College, 2020'],
        ['Certificate: Bookkeeping'],
        ['Work Experience', 40, heading],
        ['Clerk, Tarvel, 2021 – 2022'],
      ]),
    ),
  );
  expect(sections.map(({ kinds, rows }) => [kinds.join('+'), rows.length])).toEqual([
    ['head', 1],
    ['education+certifications', 5],
    ['experience', 1],
  ]);
});
