import { joinRuns } from '#server/reading/layout/lines';

const run = (text: string, x: number, width: number) => ({ text, x, y: 10, width, fontSize: 10, bold: false });

test('what begins before the end of the words at its left is another cell', () => {
  const left = joinRuns([run('Java', 40, 20), run('XML', 300, 20)]);
  expect(joinRuns([left, run('HTML', 90, 25)]).text).toBe('Java\tXML\tHTML');
});

test('letters that overlap a little belong to one word', () => {
  expect(joinRuns([run('A', 40, 8), run('V', 47, 8)]).text).toBe('AV');
});
