import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

/** Blocks in reading order, page by page, each with its left edge and the height of its first line; headings are bold. */
const outline = (...pages: { x: number; y: number; heading?: string; lines: string[] }[][]) => {
  const drawn = pages.map((blocks) => {
    const document = pageDocument(
      blocks.flatMap(({ x, heading, lines }): (PrintedLine | null)[] => [
        ...(heading ? [[heading, x, { bold: true, fontSize: 14 }] as PrintedLine] : []),
        ...lines.map((line): PrintedLine => [line, x]),
        null,
      ]),
    );
    document.pages[0]!.blocks.filter(({ lines }) => lines.length > 0).forEach((block, index) =>
      block.lines.forEach((line, at) => (line.y = blocks[index]!.y + 16 * at)),
    );
    return document;
  });
  const text = drawn.map((document) => document.text).join('\f');
  let start = 0;
  const whole = drawn.map((document, index) => {
    const page = { ...document.pages[0]!, number: index + 1 };
    for (const line of page.blocks.flatMap(({ lines }) => lines)) line.start += start;
    start += document.text.length + 1;
    return page;
  });
  return Object.fromEntries(
    toSections(toRows({ ...drawn[0]!, text, pages: whole })).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]),
  );
};

test('jobs go on at the top of the next page, behind the sidebar of the first one', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Expérience professionnelle', lines: ['2019 - 2021 Vendeuse, Lumivert'] },
        { x: 400, y: 60, heading: 'Langues', lines: ['Anglais courant'] },
      ],
      [
        { x: 40, y: 60, lines: ['2015 - 2017 Serveuse, Tarvel'] },
        { x: 40, y: 200, heading: 'Formation', lines: ['2014 CAP Vente'] },
      ],
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Vendeuse, Lumivert', '2015 - 2017 Serveuse, Tarvel'],
    languages: ['Anglais courant'],
    education: ['2014 CAP Vente'],
  });
});

test('a sidebar read in the middle of the jobs parts them from nothing', () => {
  expect(
    outline([
      { x: 40, y: 60, heading: 'Work experience', lines: ['2019 - 2021 Cashier, Lumigreen'] },
      { x: 400, y: 60, heading: 'Skills', lines: ['Excel'] },
      { x: 40, y: 160, lines: ['2015 - 2017 Waiter, Tarvel'] },
      { x: 400, y: 160, heading: 'Languages', lines: ['Spanish'] },
    ]),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cashier, Lumigreen', '2015 - 2017 Waiter, Tarvel'],
    skills: ['Excel'],
    languages: ['Spanish'],
  });
});

test('jobs that stand two by two under their heading do not go on with the languages above the second one', () => {
  expect(
    outline([
      { x: 400, y: 60, heading: 'Languages', lines: ['Spanish'] },
      { x: 40, y: 160, heading: 'Work experience', lines: ['2019 - 2021 Cashier, Lumigreen'] },
      { x: 400, y: 180, lines: ['2015 - 2017 Waiter, Tarvel'] },
    ]),
  ).toEqual({
    head: [],
    languages: ['Spanish'],
    experience: ['2019 - 2021 Cashier, Lumigreen', '2015 - 2017 Waiter, Tarvel'],
  });
});

test('what stands beside titles of the margin stays under them on the next page', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Profile', lines: [] },
        { x: 240, y: 76, lines: ['Cook and baker'] },
        { x: 40, y: 160, heading: 'Experience', lines: [] },
        { x: 240, y: 176, lines: ['2019 - 2021 Cook, Lumigreen'] },
      ],
      [{ x: 240, y: 60, lines: ['2015 - 2017 Baker, Tarvel'] }],
    ),
  ).toEqual({
    head: [],
    summary: ['Cook and baker'],
    experience: ['2019 - 2021 Cook, Lumigreen', '2015 - 2017 Baker, Tarvel'],
  });
});
