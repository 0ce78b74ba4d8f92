import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

/** Blocks in reading order, each with its left edge and the height of its first line; headings are bold. */
const outline = (...blocks: { x: number; y: number; heading?: string; lines: string[] }[]) => {
  const lines = blocks.flatMap(({ x, heading, lines: told }): (PrintedLine | null)[] => [
    ...(heading ? [[heading, x, { bold: true, fontSize: 14 }] as PrintedLine] : []),
    ...told.map((line): PrintedLine => [line, x]),
    null,
  ]);
  const document = pageDocument(lines);
  document.pages[0]!.blocks.filter((block) => block.lines.length > 0).forEach((block, index) =>
    block.lines.forEach((line, at) => (line.y = blocks[index]!.y + 16 * at)),
  );
  return Object.fromEntries(toSections(toRows(document)).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]));
};

test('jobs read after the sidebar belong to the heading over them', () => {
  expect(
    outline(
      { x: 60, y: 100, heading: 'Expériences professionnelles', lines: [] },
      { x: 400, y: 60, heading: 'Langues', lines: ['Anglais courant'] },
      { x: 50, y: 130, lines: ['2019 - 2021 Vendeuse, Lumivert', '2017 - 2019 Caissière, Orvane'] },
      { x: 400, y: 200, heading: 'Loisirs', lines: ['Natation'] },
      { x: 50, y: 200, lines: ['2015 - 2017 Serveuse, Tarvel'] },
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Vendeuse, Lumivert', '2017 - 2019 Caissière, Orvane', '2015 - 2017 Serveuse, Tarvel'],
    languages: ['Anglais courant'],
    interests: ['Natation'],
  });
});

test('what was read under a heading of another column goes back to its own', () => {
  expect(
    outline(
      { x: 40, y: 60, heading: 'Compétences', lines: ['Couture'] },
      { x: 240, y: 60, heading: 'Expérience', lines: [] },
      { x: 50, y: 100, lines: ['Broderie'] },
      { x: 40, y: 200, heading: 'Loisirs', lines: ['Natation'] },
      { x: 230, y: 90, lines: ['2019 - 2021 Couturière, Lumivert'] },
    ),
  ).toEqual({
    head: [],
    skills: ['Couture', 'Broderie'],
    experience: ['2019 - 2021 Couturière, Lumivert'],
    interests: ['Natation'],
  });
});

test('headings in the margin keep what stands beside them', () => {
  expect(
    outline(
      { x: 40, y: 60, heading: 'Expérience', lines: [] },
      { x: 160, y: 60, lines: ['2019 - 2021 Vendeuse, Lumivert'] },
      { x: 40, y: 160, heading: 'Formation', lines: [] },
      { x: 160, y: 160, lines: ['2017 BTS Couture, Lycée Orvane'] },
    ),
  ).toEqual({ head: [], experience: ['2019 - 2021 Vendeuse, Lumivert'], education: ['2017 BTS Couture, Lycée Orvane'] });
});

test('a column at the left of a heading goes on with the heading over it', () => {
  expect(
    outline(
      { x: 40, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cashier, Orvane Stores'] },
      { x: 400, y: 60, heading: 'Skills', lines: ['Sewing'] },
      { x: 40, y: 130, lines: ['2017 - 2019 Waiter, Café Tarvel'] },
      { x: 400, y: 130, lines: ['Knitting'] },
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cashier, Orvane Stores', '2017 - 2019 Waiter, Café Tarvel'],
    skills: ['Sewing', 'Knitting'],
  });
});
