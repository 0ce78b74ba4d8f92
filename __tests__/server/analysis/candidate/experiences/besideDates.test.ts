import { besideDates } from '#server/analysis/candidate/experiences/besideDates';
import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';

const jobsOf = (...lines: Parameters<typeof pageDocument>) =>
  readExperiences(besideDates(toRows(pageDocument(...lines))), 10).map(({ value }) => [
    value.position,
    value.company,
    value.startDate,
    value.endDate,
  ]);

/** Blocks of lines, each with its left edge and the height of its first line. */
const page = (...blocks: { x: number; y: number; lines: string[] }[]) => {
  const document = pageDocument(blocks.flatMap(({ x, lines }) => [...lines.map((line): [string, number] => [line, x]), null]));
  document.pages[0]!.blocks.filter(({ lines }) => lines.length > 0).forEach(({ lines }, block) =>
    lines.forEach((line, index) => (line.y = blocks[block]!.y + 12 * index)),
  );
  return document;
};

const read = (...blocks: Parameters<typeof page>) =>
  readExperiences(besideDates(toRows(page(...blocks))), 10).map(({ value }) => [
    value.position,
    value.company,
    value.startDate,
    value.endDate,
    value.description,
  ]);

test('titles and dates in a column, at half height of what stands beside them', () => {
  expect(
    read(
      { x: 40, y: 112, lines: ['Cashier', 'July 2018 to', 'August 2019'] },
      { x: 40, y: 212, lines: ['Sales assistant', 'June 2016 to', 'May 2018'] },
      {
        x: 220,
        y: 100,
        lines: ['Brindle Stores, Leeds', 'Serving customers, keeping the till,', 'and counting what is left', 'every evening.'],
      },
      { x: 220, y: 200, lines: ['Fernwood Ltd, York', 'Selling shoes and keeping the shop', 'tidy, with two others', 'on Saturdays.'] },
    ),
  ).toEqual([
    ['Cashier', 'Brindle Stores', '2018-07', '2019-08', expect.stringContaining('Serving customers')],
    ['Sales assistant', 'Fernwood Ltd', '2016-06', '2018-05', expect.stringContaining('Selling shoes')],
  ]);
});

test('dates and employers in one block, titles in another', () => {
  expect(
    read(
      { x: 40, y: 100, lines: ['2018 - 2020', 'Ambulances Alpha', '2014 - 2018', 'Ambulances Beta'] },
      { x: 220, y: 106, lines: ['Ambulancière'] },
      { x: 220, y: 130, lines: ['Auxiliaire ambulancière'] },
    ),
  ).toEqual([
    ['Ambulancière', 'Ambulances Alpha', '2018', '2020', ''],
    ['Auxiliaire ambulancière', 'Ambulances Beta', '2014', '2018', ''],
  ]);
});

test('rows that follow each other in one column stay in their order', () => {
  expect(
    jobsOf([
      ['Cashier, Brindle Stores'],
      ['2018 - 2020'],
      ['• Serving customers.', 60],
      ['Sales assistant, Fernwood Ltd'],
      ['2016 - 2018'],
      ['• Selling shoes.', 60],
    ]),
  ).toEqual([
    ['Cashier', 'Brindle Stores', '2018', '2020'],
    ['Sales assistant', 'Fernwood Ltd', '2016', '2018'],
  ]);
});

test('titles of one block at the right, one beside each date', () => {
  const document = page(
    { x: 20, y: 100, lines: ['2011 - 2013', 'Blue Orrin', '2009 - 2011', 'Quillstack', '2007 - 2009', 'Tarvel SARL'] },
    { x: 300, y: 106, lines: ['Chauffeuse', 'Serveuse', 'Tenue du vestiaire'] },
  );
  document.pages[0]!.blocks.filter(({ lines }) => lines.length > 0)[1]!.lines.forEach((line, index) => (line.y = 106 + 24 * index));
  expect(readExperiences(besideDates(toRows(document)), 10).map(({ value }) => [value.position, value.company])).toEqual([
    ['Chauffeuse', 'Blue Orrin'],
    ['Serveuse', 'Quillstack'],
    ['Tenue du vestiaire', 'Tarvel SARL'],
  ]);
});
