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

test('jobs read after the sidebar belong to the heading over them', () => {
  expect(
    outline([
      { x: 60, y: 100, heading: 'Expériences professionnelles', lines: [] },
      { x: 400, y: 60, heading: 'Langues', lines: ['Anglais courant'] },
      { x: 50, y: 130, lines: ['2019 - 2021 Vendeuse, Lumivert', '2017 - 2019 Caissière, Orvane'] },
      { x: 400, y: 200, heading: 'Loisirs', lines: ['Natation'] },
      { x: 50, y: 200, lines: ['2015 - 2017 Serveuse, Tarvel'] },
    ]),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Vendeuse, Lumivert', '2017 - 2019 Caissière, Orvane', '2015 - 2017 Serveuse, Tarvel'],
    languages: ['Anglais courant'],
    interests: ['Natation'],
  });
});

test('what was read under a heading of another column goes back to its own', () => {
  expect(
    outline([
      { x: 40, y: 60, heading: 'Compétences', lines: ['Couture'] },
      { x: 240, y: 60, heading: 'Expérience', lines: [] },
      { x: 50, y: 100, lines: ['Broderie'] },
      { x: 40, y: 200, heading: 'Loisirs', lines: ['Natation'] },
      { x: 230, y: 90, lines: ['2019 - 2021 Couturière, Lumivert'] },
    ]),
  ).toEqual({
    head: [],
    skills: ['Couture', 'Broderie'],
    experience: ['2019 - 2021 Couturière, Lumivert'],
    interests: ['Natation'],
  });
});

test('headings in the margin keep what stands beside them', () => {
  expect(
    outline([
      { x: 40, y: 60, heading: 'Expérience', lines: [] },
      { x: 160, y: 60, lines: ['2019 - 2021 Vendeuse, Lumivert'] },
      { x: 40, y: 160, heading: 'Formation', lines: [] },
      { x: 160, y: 160, lines: ['2017 BTS Couture, Lycée Orvane'] },
    ]),
  ).toEqual({ head: [], experience: ['2019 - 2021 Vendeuse, Lumivert'], education: ['2017 BTS Couture, Lycée Orvane'] });
});

test('a column at the left of a heading goes on with the heading over it', () => {
  expect(
    outline([
      { x: 40, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cashier, Orvane Stores'] },
      { x: 400, y: 60, heading: 'Skills', lines: ['Sewing'] },
      { x: 40, y: 130, lines: ['2017 - 2019 Waiter, Café Tarvel'] },
      { x: 400, y: 130, lines: ['Knitting'] },
    ]),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cashier, Orvane Stores', '2017 - 2019 Waiter, Café Tarvel'],
    skills: ['Sewing', 'Knitting'],
  });
});

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

test('short rows of the next page go on under a title that stands in the middle of their column', () => {
  expect(
    outline(
      [
        { x: 180, y: 60, heading: 'Experience', lines: [] },
        { x: 40, y: 90, lines: ['2019 - 2021 Cashier of the evening shift, Orvane Stores'] },
        { x: 420, y: 60, heading: 'Skills', lines: ['Sewing'] },
      ],
      [{ x: 40, y: 60, lines: ['Waiter', 'Café Tarvel', '2015 - 2017'] }],
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cashier of the evening shift, Orvane Stores', 'Waiter', 'Café Tarvel', '2015 - 2017'],
    skills: ['Sewing'],
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

test('jobs go on at the right of the next page, behind a sidebar that has a heading there', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Languages', lines: ['Spanish'] },
        { x: 240, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cook, Lumigreen'] },
      ],
      [
        { x: 40, y: 60, heading: 'Hobbies', lines: ['Swimming'] },
        { x: 240, y: 60, lines: ['2015 - 2017 Baker, Tarvel'] },
      ],
    ),
  ).toEqual({
    head: [],
    languages: ['Spanish'],
    experience: ['2019 - 2021 Cook, Lumigreen', '2015 - 2017 Baker, Tarvel'],
    interests: ['Swimming'],
  });
});

test('a heading at the foot of the last column has what stands at the top of the next page', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cook, Lumigreen'] },
        { x: 320, y: 60, heading: 'Skills', lines: ['Sewing'] },
        { x: 320, y: 760, heading: 'Languages', lines: [] },
      ],
      [{ x: 40, y: 60, lines: ['Spanish, fluent'] }],
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cook, Lumigreen'],
    skills: ['Sewing'],
    languages: ['Spanish, fluent'],
  });
});

test('a column that goes on is read before the title in unknown words that follows it', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cook, Lumigreen'] },
        { x: 400, y: 60, heading: 'My motto', lines: ['Bread first'] },
        { x: 400, y: 160, heading: 'Skills', lines: ['Baking'] },
        { x: 400, y: 260, heading: 'Languages', lines: ['Spanish'] },
      ],
      [{ x: 40, y: 60, lines: ['2015 - 2017 Baker, Tarvel'] }],
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cook, Lumigreen', '2015 - 2017 Baker, Tarvel'],
    other: ['Bread first'],
    skills: ['Baking'],
    languages: ['Spanish'],
  });
});

test('where the text of a heading flowed from the left column into the right one, the next page goes on with the right one', () => {
  expect(
    outline(
      [
        { x: 40, y: 60, heading: 'Experience', lines: ['2019 - 2021 Cook, Lumigreen'] },
        { x: 320, y: 60, lines: ['2017 - 2019 Baker, Tarvel'] },
        { x: 320, y: 200, heading: 'Hobbies', lines: ['Swimming'] },
      ],
      [{ x: 40, y: 60, lines: ['Knitting'] }],
    ),
  ).toEqual({
    head: [],
    experience: ['2019 - 2021 Cook, Lumigreen', '2017 - 2019 Baker, Tarvel'],
    interests: ['Swimming', 'Knitting'],
  });
});

test('cells beside the rows of a section that were read under the next heading go back', () => {
  expect(
    outline([
      { x: 60, y: 100, heading: 'Compétences', lines: [] },
      { x: 60, y: 130, lines: ['Couture', 'Broderie', 'Patronage'] },
      { x: 60, y: 200, heading: 'Loisirs', lines: ['Natation'] },
      { x: 330, y: 130, lines: ['Tissage', 'Filage', 'Teinture'] },
    ]),
  ).toEqual({ head: [], skills: ['Couture', 'Broderie', 'Patronage', 'Tissage', 'Filage', 'Teinture'], interests: ['Natation'] });
});

test('a column under a title in unknown words is no cell of the section whose rows stand level with it', () => {
  expect(
    outline([
      { x: 40, y: 100, heading: 'Formation', lines: ['CAP tissage, Lycée Aubin', '2013 – 2015'] },
      { x: 40, y: 200, heading: 'Langues', lines: ['Anglais'] },
      { x: 300, y: 100, heading: 'Sur les métiers à tisser', lines: ['Tisserande, Norval', '2018 – 2021'] },
      { x: 300, y: 200, heading: 'Loisirs', lines: ['Chant'] },
    ]),
  ).toEqual({
    head: [],
    education: ['CAP tissage, Lycée Aubin', '2013 – 2015'],
    languages: ['Anglais'],
    experience: ['Tisserande, Norval', '2018 – 2021'],
    interests: ['Chant'],
  });
});

test('a title in the middle of the page announces what stands under it at the left, in its own block', () => {
  const title = { bold: true, fontSize: 14 };
  const page = pageDocument([
    ['Loisirs', 40, title],
    ['Natation'],
    ['Contact', 260, title],
    ['marie.tessier@exemple.fr'],
    ['Langues', 260, title],
    ['Anglais courant'],
  ]);
  expect(toSections(toRows(page)).map(({ kinds: [kind], rows }) => [kind, rows.map(contentOf)])).toEqual([
    ['head', []],
    ['interests', ['Natation']],
    ['contact', ['marie.tessier@exemple.fr']],
    ['languages', ['Anglais courant']],
  ]);
});

test('jobs go on at the right of the next page, whatever labels each of them has', () => {
  expect(
    outline(
      [
        { x: 34, y: 60, heading: 'Langues', lines: ['Anglais courant'] },
        { x: 216, y: 60, heading: 'Expériences', lines: ['2021 - 2023 Architecte, Lumivert'] },
        { x: 216, y: 120, lines: ['Activités :', 'Choix des matériaux'] },
        { x: 216, y: 160, lines: ['Résultats :', 'Trois écoles bâties'] },
      ],
      [
        { x: 34, y: 60, heading: 'Diplômes', lines: ['Licence de droit, 2014'] },
        { x: 216, y: 60, lines: ['2018 - 2021 Architecte, Orvane'] },
        { x: 216, y: 120, lines: ['Activités :', 'Suivi des chantiers'] },
        { x: 216, y: 160, lines: ['Résultats :', 'Deux mairies bâties'] },
      ],
    ),
  ).toMatchObject({
    languages: ['Anglais courant'],
    experience: [
      '2021 - 2023 Architecte, Lumivert',
      'Activités :',
      'Choix des matériaux',
      'Résultats :',
      'Trois écoles bâties',
      '2018 - 2021 Architecte, Orvane',
      'Activités :',
      'Suivi des chantiers',
      'Résultats :',
      'Deux mairies bâties',
    ],
    education: ['Licence de droit, 2014'],
  });
});
