import { stretchesAt } from '#server/reading/layout/stretches';
import { written, type Written } from '../build/writtenLines.ts';

/** A column of headings at 300, some of their lines set in further. */
const side: Written[] = [
  ['CONTACT', 300, 100],
  ['14 rue des Tilleuls', 340, 125],
  ['LANGUES', 300, 150],
  ['Breton', 300, 175],
  ['LOISIRS', 300, 200],
  ['Voile', 340, 225],
  ['PERMIS', 300, 250],
];
const main: Written[] = Array.from({ length: 7 }, (_, i): Written => [`Ligne ${i + 1}`, 40, 100 + 25 * i]);

const stretches = (lines: Written[]) =>
  stretchesAt(
    written(lines).toSorted((a, b) => a.y - b.y || a.x - b.x),
    300,
    6,
  ).map(({ right }) => right.map(({ text }) => text));

test('a column that comes back to its edge is one, whatever is set in further, where the other side was written first', () => {
  expect(stretches([...main, ...side])).toEqual([side.map(([text]) => text)]);
});

test('where the sides are written in turn a change of edge is a change of arrangement', () => {
  const inTurn = [...main.slice(0, 3), side[0]!, ...main.slice(3), ...side.slice(1)];
  expect(stretches(inTurn).length).toBeGreaterThan(1);
});

test('titles around the middle of a column that was written second belong to it, above its first edge too', () => {
  const titled: Written[] = [['PARCOURS', 380, 50], ['Licence de droit', 370, 75], ...side];
  expect(stretches([...main, ...titled])).toEqual([titled.map(([text]) => text)]);
  expect(stretches([...titled, ...main])).not.toEqual([titled.map(([text]) => text)]);
});
