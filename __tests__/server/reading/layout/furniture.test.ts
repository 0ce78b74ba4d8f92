import { withoutFurniture } from '#server/reading/layout/furniture';
import { written, type Written } from '../build/writtenLines.ts';

/** What is left of pages of which each has these lines. */
const left = (...pages: readonly (readonly Written[])[]): string[][] =>
  withoutFurniture(pages.map((lines) => ({ width: 595, height: 842, runs: written(lines) }))).map(({ runs }) =>
    runs.map(({ text }) => text),
  );

const body: Written = ['Vendeuse, Halles Tarvel', 40, 400];

test('numbers of pages are left out, however they are written', () => {
  expect(left([body, ['1', 290, 820]], [body, ['2', 290, 820]])).toEqual([[body[0]], [body[0]]]);
  for (const number of ['1', 'Page 1', 'p. 1', '1/2', '1 sur 2', '- 1 -'])
    expect(left([body, [number, 290, 820]], [body])[0]).toEqual([body[0]]);
});

test('the end of a phone number, broken by its narrow column, is no number of a page', () => {
  expect(left([['06 61 23 45', 480, 40], ['67', 480, 52], body])[0]).toContain('67');
});
