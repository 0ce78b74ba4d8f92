import { toRows } from '#server/analysis/text/rows';
import { endsBehindSign, withSignedPlaces } from '#server/analysis/candidate/experiences/signedPlaces';
import { toSegments } from '#server/analysis/candidate/experiences/segments';
import { pageDocument } from '../../support/pageDocument.ts';

/** Two cells on one line. */
const cells = (left: string, right: string) => {
  const page = pageDocument([[left], [right, 300]]);
  const [first, second] = page.pages[0]!.blocks[0]!.lines;
  second!.y = first!.y;
  return toRows(page)[0]!;
};

test.each([
  ['Aug 2019 – May 2021', '*½* Zalwick', true],
  ['Aug 2019 – May 2021', 'Zalwick', false],
  ['Aug 2019 – May 2021', '*Zalwick* Works', false],
])('%s beside %s', (left, right, expected) => {
  expect(endsBehindSign(cells(left, right))).toBe(expected);
});

test('what stands behind a sign beside the date is a town where two other pieces may be the title and the employer', () => {
  const [title, employer, town] = ['Treasurer', 'Orvane', 'Zalwick'].flatMap((text) => toSegments(text, 0, false));
  const signed = { ...town!, signed: true };
  expect(withSignedPlaces([title!, employer!, signed]).map(({ place }) => place)).toEqual([false, false, true]);
  expect(withSignedPlaces([title!, signed]).map(({ place }) => place)).toEqual([false, false]);
});
