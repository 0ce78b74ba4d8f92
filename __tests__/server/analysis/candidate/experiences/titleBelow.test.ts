import { titleBelow } from '#server/analysis/candidate/experiences/titleBelow';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { readPage } from '../../support/jobs.ts';

const below = (...lines: [string][]) => titleBelow(toRows(pageDocument(lines)));

test('a title in its own face under an account of the employer', () => {
  expect(below(['Tarvel sells *software* to hotels'], ['**Build manager**'], ['Kept the builds in order'])).toBe(1);
});

test('a title behind a full stop', () => {
  expect(below(['Tarvel sells software to hotels.'], ['Build manager'])).toBe(1);
});

test.each([
  ['nothing stands above it', [['**Build manager**'], ['Kept the builds']]],
  ['tasks stand above it', [['• Orders'], ['**Build manager**']]],
  ['it goes on with what is told', [['Worked for the'], ['Build manager'], ['of the site']]],
  ['it names no trade', [['Tarvel sells software.'], ['**Main builds**']]],
] as [string, [string][]][])('no title: %s', (_, lines) => {
  expect(below(...lines)).toBe(-1);
});

test('a title under what is told of the employer', () => {
  expect(
    readPage([
      ['**Tarvel** 2009 - 2011'],
      ['Tarvel sells software to the hotels of the whole country.'],
      ['**Build manager**'],
      ['Kept the builds of the products and their installation in good order.'],
    ]),
  ).toEqual([['Build manager', 'Tarvel', '2009', '2011']]);
});
