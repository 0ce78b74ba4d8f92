import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

test('dates in the right margin, a little higher than the large titles that they belong to', () => {
  const page = pageDocument([
    ['WEB DEVELOPER', 40, { fontSize: 16, bold: true }],
    ['Fermat SA'],
    ['Work on the site.'],
    null,
    ['TESTER', 40, { fontSize: 16, bold: true }],
    ['Lumio SAS'],
    ['Tests of the site.'],
    null,
    ['May 2019 - July 2020', 450],
    null,
    ['April 2017 - June 2018', 450],
  ]);
  const [, , first, second] = page.pages[0]!.blocks;
  first!.lines[0]!.y = 12 - 9;
  second!.lines[0]!.y = 60 - 9;
  expect(readExperiences(toRows(page), 10).map(({ value }) => [value.position, value.company, value.startDate, value.endDate])).toEqual([
    ['WEB DEVELOPER', 'Fermat SA', '2019-05', '2020-07'],
    ['TESTER', 'Lumio SAS', '2017-04', '2018-06'],
  ]);
});

test.each(['♥ C++', '☂ C++', '• C++'])('the sign in front of « %s » is a bullet', (line) => {
  const [row] = toRows(pageDocument([[line]]));
  expect([row!.bullet, contentOf(row!)]).toEqual([true, 'C++']);
});

test('a date between the rows of its own column goes to no row of another', () => {
  const page = pageDocument([
    ['Orvane Mills, False Bay — Deckhand and cook'],
    null,
    ['MAY 2019 - MAY 2023'],
    null,
    ['• Cooked and served three meals a day for a crew of five'],
    null,
    ['Technical Skills', 400],
  ]);
  const [, date, , skills] = page.pages[0]!.blocks;
  skills!.lines[0]!.y = date!.lines[0]!.y;
  expect(toRows(page).map(contentOf)).toEqual([
    'Orvane Mills, False Bay — Deckhand and cook',
    'MAY 2019 - MAY 2023',
    'Cooked and served three meals a day for a crew of five',
    'Technical Skills',
  ]);
});

test('a row with an icon in larger type in front has the size of its words', () => {
  const document = textDocument('T 07700 900123 in Leeds');
  document.pages[0]!.blocks[0]!.lines[0]!.marks = [
    { at: 0, bold: false, look: 0, fontSize: 14 },
    { at: 2, bold: false, look: 1, fontSize: 9 },
  ];
  expect(toRows(document)[0]!.fontSize).toBe(9);
});

test('a row ends where the date in its margin does', () => {
  const page = pageDocument([['WEAVER, wool and silk'], ['Orvane'], null, ['2019 - 2020', 450]]);
  page.pages[0]!.blocks[1]!.lines[0]!.y = page.pages[0]!.blocks[0]!.lines[0]!.y;
  expect(toRows(page).map(({ text, right }) => [text, right])).toEqual([
    ['WEAVER, wool and silk\n2019 - 2020', 505],
    ['Orvane', 70],
  ]);
});

test('a heading of Markdown without its space begins behind its signs', () => {
  const [heading, number] = toRows(textDocument('###Formation initiale\n# 06 39 98 12 34'));
  expect(heading).toMatchObject({ from: 3, bullet: false });
  expect(number).toMatchObject({ from: 0 });
});

test.each([
  ['Orvane Supply Chain-Marelle, TN', ['Orvane Supply Chain', 'Marelle, TN']],
  ['Orvane House (Tirley DC)-Marelle Branch, MS', ['Orvane House (Tirley DC)', 'Marelle Branch, MS']],
  ['Orvane Labs in Winston-Salem, NC', ['Orvane Labs in Winston-Salem, NC']],
  ['Wilkes-Marelle, PA', ['Wilkes-Marelle, PA']],
])('%s: a hyphen that parts an employer from its town is where its cell ends', (line, cells) => {
  expect(toRows(textDocument(line))[0]?.text.split('\n')).toEqual(cells);
});
