import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../support/pageDocument.ts';

test('the last column of a table that was read apart', () => {
  const page = pageDocument([
    ['Septembre 2023', 40],
    ['Vendeuse', 160],
    ['Janvier 2022', 40],
    ['Caissière', 160],
    ['Décembre 2021', 40],
    ['Serveuse', 160],
    null,
    ['Voltenga', 350],
    ['Orvane', 350],
    ['Brasserie Girel', 350],
  ]);
  page.pages[0]!.blocks.forEach(({ lines }, block) =>
    lines.forEach((line, at) => (line.y = 100 + 14 * (block === 0 ? Math.floor(at / 2) : at))),
  );
  expect(readExperiences(toRows(page), 10).map(({ value }) => [value.position, value.company, value.startDate])).toEqual([
    ['Vendeuse', 'Voltenga', '2023-09'],
    ['Caissière', 'Orvane', '2022-01'],
    ['Serveuse', 'Brasserie Girel', '2021-12'],
  ]);
});

test('text of another column at the heights of dated rows stays apart', () => {
  const page = pageDocument([
    ['2023', 40],
    ['Vendeuse', 160],
    ['2022', 40],
    ['Caissière', 160],
    null,
    ['Excel', 350],
    ['Word', 350],
    ['Access', 350],
  ]);
  page.pages[0]!.blocks.forEach(({ lines }, block) =>
    lines.forEach((line, at) => (line.y = 100 + 14 * (block === 0 ? Math.floor(at / 2) : at))),
  );
  expect(toRows(page).map(({ text }) => text)).toEqual(['2023\nVendeuse', '2022\nCaissière', 'Excel', 'Word', 'Access']);
});

test('dates in a column of their own, where the head of the table names them', () => {
  const page = pageDocument([
    ['Course\tInstitution', 40],
    ['B.E (Mining)\tOrvane College', 40],
    ['HSC\tTarvel School', 40],
    null,
    ['Year of passing\t%', 350],
    ['2024 (pursuing)\t8.1', 350],
    ['2020\t87', 350],
  ]);
  page.pages[0]!.blocks.forEach(({ lines }) => lines.forEach((line, at) => (line.y = 100 + 14 * at)));
  expect(toRows(page).map(({ text }) => text)).toEqual([
    'Course\nInstitution\nYear of passing\n%',
    'B.E (Mining)\nOrvane College\n2024 (pursuing)\n8.1',
    'HSC\nTarvel School\n2020\n87',
  ]);
});
