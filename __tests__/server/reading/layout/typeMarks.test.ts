import { joinRuns } from '#server/reading/layout/lines';
import { TypeMarks } from '#server/reading/layout/typeMarks';

const run = (text: string, x: number, key: string, bold = false) => ({
  text,
  x,
  y: 100,
  width: text.length * 5,
  fontSize: 10,
  bold,
  looks: [{ at: 0, key, bold }],
});

test('a line keeps where its words change their type, counted in its cleaned text', () => {
  const line = joinRuns([run('\uF0B7', 0, 'symbols'), run('Cheffe de rang,', 10, 'bold', true), run('Auberge du Lac', 90, 'italic')]);
  expect(new TypeMarks().of(line)).toEqual([
    { at: 0, bold: true, look: 0 },
    { at: 18, bold: false, look: 1 },
  ]);
});

test('a line of several sizes keeps that of its words', () => {
  const line = joinRuns([{ ...run('Louise', 0, 'large'), fontSize: 18 }, run('Leeds', 90, 'small')]);
  expect(new TypeMarks().of(line)).toEqual([
    { at: 0, bold: false, look: 0, fontSize: 18 },
    { at: 7, bold: false, look: 1, fontSize: 10 },
  ]);
});

test('an initial in larger type, a raised ending or a borrowed glyph are no change', () => {
  const line = joinRuns([
    run('C', 0, 'large'),
    run('ARTE', 5, 'small'),
    run(' B', 25, 'large'),
    run('LEUE', 35, 'small'),
    run('→', 60, 'signs'),
  ]);
  expect(new TypeMarks().of(line)).toEqual([{ at: 0, bold: false, look: 0 }]);
});

test('the same look has the same number in the whole document; a format without looks has no marks', () => {
  const types = new TypeMarks();
  types.of(run('Titre', 0, 'bold', true));
  types.of(run('Lieu', 0, 'italic'));
  expect(types.of(run('Autre titre', 0, 'bold', true))).toEqual([{ at: 0, bold: true, look: 0 }]);
  const { looks: _, ...bare } = run('Texte', 0, 'x');
  expect(types.of(bare)).toBeUndefined();
});

test('words in small capitals have the look of their initials, those without a larger letter too', () => {
  const line = joinRuns([run('C', 0, 'large'), run('ARTE BLEUE', 5, 'small'), run('Oiron', 80, 'plain')]);
  expect(new TypeMarks().of(line)).toEqual([
    { at: 0, bold: false, look: 0 },
    { at: 12, bold: false, look: 1 },
  ]);
});
