import { readPage, readText } from '../../support/jobs.ts';

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

test('a museum that is called as two towns or people are is no place', () => {
  expect(readText('Victoria and Albert Museum, London\t2020 – 2026\n2023 – 2026\tCurator\n2020 – 2023\tAssistant Curator')).toEqual([
    ['Curator', 'Victoria and Albert Museum', '2023', '2026'],
    ['Assistant Curator', 'Victoria and Albert Museum', '2020', '2023'],
  ]);
});

test('posts set as the stay is, and that name units of their employer, are at it', () => {
  expect(
    readPage([
      ['**Orvane Army** 2012 – 2024', 40],
      ['**Supply Sergeant, 82nd Tarvel Brigade** 06/2018 – 08/2024', 40],
      ['• Kept the stores', 50],
      ['**Unit Clerk, 2nd Tarvel Division** 02/2012 – 05/2018', 40],
      ['• Kept the books', 50],
    ]),
  ).toEqual([
    ['Supply Sergeant', 'Orvane Army', '2018-06', '2024-08'],
    ['Unit Clerk', 'Orvane Army', '2012-02', '2018-05'],
  ]);
});

test('where a post was, without a word that it is an employer, is a part of the one told above', () => {
  expect(
    readText(
      'Banque Orrin\n2012 - présent\nDirectrice (depuis 2019), Velmar Basse\n• Sept collaborateurs.\nConseillère (2012-2018), Velmar Haute\n• Accueil.\n\nTervane SA\n2008 - 2011\nCaissière',
    ),
  ).toEqual([
    ['Directrice', 'Banque Orrin', '2019', null],
    ['Conseillère', 'Banque Orrin', '2012', '2018'],
    ['Caissière', 'Tervane SA', '2008', '2011'],
  ]);
});

test('posts in a list under the stay at an employer are hers, whatever a dash tells of them', () => {
  expect(
    readPage([
      ['**Universidad Corme**\tFebruary 2018 – Present', 40],
      ['Classes\tLeeds', 40],
      ['• Professor – Theory of Trade (September 2022 – Present): gave lectures to large groups.', 55],
      ['• Teaching Assistant – Soils (September 2020 – June 2022): led classes.', 55],
      ['• Tutor – Theory of Trade (February 2018 – June 2020): planned classes.', 55],
      ['**Blue Orrin**\tMay 2016 – January 2018', 40],
      ['Cashier', 40],
    ]),
  ).toEqual([
    [expect.stringContaining('Professor'), 'Universidad Corme', '2022-09', null],
    [expect.stringContaining('Teaching Assistant'), 'Universidad Corme', '2020-09', '2022-06'],
    [expect.stringContaining('Tutor'), 'Universidad Corme', '2018-02', '2020-06'],
    ['Cashier', 'Blue Orrin', '2016-05', '2018-01'],
  ]);
});

test('a group behind the comma of a post under an employer is of the post', () => {
  expect(
    readText(['ORVANE LLP, Leeds', 'Clerk to two partners      2015 - 2019', 'Clerk, Property Group      2012 - 2015'].join('\n')),
  ).toEqual([
    ['Clerk to two partners', 'ORVANE LLP', '2015', '2019'],
    ['Clerk, Property Group', 'ORVANE LLP', '2012', '2015'],
  ]);
});

test('posts that fill a time of teaching, each at a university of its own, are there and not at what stands above', () => {
  expect(
    readPage([
      ['**University Teaching**', 40],
      ['**2003 – 2020**', 40],
      ['Universidade Orvane\tInvited Professor\t2012 – 2020', 46],
      ['Universidade Tarvel\tAssistant Professor\t2007 – 2012', 46],
      ['Universidade Velmar\tTenured Professor\t2003 – 2007', 46],
    ]),
  ).toEqual([
    ['Invited Professor', 'Universidade Orvane', '2012', '2020'],
    ['Assistant Professor', 'Universidade Tarvel', '2007', '2012'],
    ['Tenured Professor', 'Universidade Velmar', '2003', '2007'],
  ]);
});
