import { readText } from '../../support/jobs.ts';

test('posts that fill the stay told above them are at its employer', () => {
  expect(
    readText(
      [
        'Blue Orrin – Wexcombe          March 2019 - Present',
        'Cheesemonger          June 2021 - Present',
        'Shelf filler          March 2019 - May 2021',
        'Quillstack – Leeds          May 2014 - January 2018',
        'Verger          May 2016 - January 2018',
        'Sparrer          May 2014 - April 2016',
      ].join('\n'),
    ),
  ).toEqual([
    ['Cheesemonger', 'Blue Orrin', '2021-06', null],
    ['Shelf filler', 'Blue Orrin', '2019-03', '2021-05'],
    ['Verger', 'Quillstack', '2016-05', '2018-01'],
    ['Sparrer', 'Quillstack', '2014-05', '2016-04'],
  ]);
});
