import { readText } from '../../support/jobs.ts';

test('what ends a row where the others have their town is one, known or not', () => {
  expect(
    readText(
      [
        'Able seaman\nBlue Orrin, London\n2019 - 2021\n• Ropes.',
        'Sparrer\nQuillstack, Leeds\n2017 - 2019\n• Rounds.',
        'Verger\nFamily business, Wexcombe\n2015 - 2017\n• Candles.',
      ].join('\n'),
    ),
  ).toEqual([
    ['Able seaman', 'Blue Orrin', '2019', '2021'],
    ['Sparrer', 'Quillstack', '2017', '2019'],
    ['Verger', 'Family business', '2015', '2017'],
  ]);
});
