import { readPage, readText } from '../support/jobs.ts';

test('a date cut at the end of its line goes on with the year below', () => {
  expect(
    readText(
      'Vendeuse, Tresko SAS, Lyon / De février 2015 à janvier\n2017\n• Caisse.\nServeuse, Auberge du Port, Lyon / De mai 2013 à juin 2014\n• Service.',
    ),
  ).toEqual([
    ['Vendeuse', 'Tresko SAS', '2015-02', '2017-01'],
    ['Serveuse', 'Auberge du Port', '2013-05', '2014-06'],
  ]);
});

test('a month at the end of its line goes on with its year and all that follows', () => {
  expect(
    readText('Researcher, Tresko Ltd; September\n2014–October 2015.\nBarista, Lumivert Ltd; May 2013–June 2014.').map(
      ([title, , ...dates]) => [title, ...dates],
    ),
  ).toEqual([
    ['Researcher', '2014-09', '2015-10'],
    ['Barista', '2013-05', '2014-06'],
  ]);
});

test('a margin that holds the date in three pieces', () => {
  expect(
    readPage([
      ['janvier\tVendeuse'],
      ['2019 – mars\tTresko SAS'],
      ['2021'],
      ['• Caisse', 60],
      null,
      ['juin\tBarista'],
      ['2016 – mai\tLumivert Ltd'],
      ['2018'],
      ['• Service', 60],
    ]),
  ).toEqual([
    ['Vendeuse', 'Tresko SAS', '2019-01', '2021-03'],
    ['Barista', 'Lumivert Ltd', '2016-06', '2018-05'],
  ]);
});

test('a margin whose last month goes with the year below', () => {
  expect(readPage([['Sept 2016 - Apr\tVendeuse'], ['2018\tTresko SAS'], ['• Caisse', 60]])).toEqual([
    ['Vendeuse', 'Tresko SAS', '2016-09', '2018-04'],
  ]);
});

test('what the end of the line cut off goes on with its year, in front of a mark too', () => {
  expect(readText('Barista, Lumivert Ltd | May\n2013 – June 2014 | Till and stock')[0]?.slice(2)).toEqual(['2013-05', '2014-06']);
});

test('a margin that opens with « de » and goes on with « à »', () => {
  expect(readPage([['De mars 2019\tVendeuse'], ['à juin 2021\tTresko SAS'], ['• Caisse', 60]])).toEqual([
    ['Vendeuse', 'Tresko SAS', '2019-03', '2021-06'],
  ]);
});

test('two stays under one head are one job, a stay inside another is not', () => {
  expect(readText('Caretaker – Tresko SAS\nJuly 2019 – March 2020 (laid off)\nJuly 2020 – May 2023 (called back)\n• Repairs')).toEqual([
    ['Caretaker', 'Tresko SAS', '2019-07', '2023-05'],
  ]);
  expect(readText('Caretaker – Tresko SAS\n2015 – 2020\n2018 – 2020\n• Repairs')[0]?.slice(2)).toEqual(['2015', '2020']);
});

test('years with a dash that are written one under the other are two dates', () => {
  expect(readText('2019 - Vendeuse, Tresko SAS\n2017 - Caissière, Lumivert SARL').map(([position, , , end]) => [position, end])).toEqual([
    ['Vendeuse', '2019'],
    ['Caissière', '2017'],
  ]);
});

test('a month at the end of a line begins the date of the row below', () => {
  expect(
    readText(
      'Teaching Assistant, Tresko University; May 2017–May 2019.\nProject Adviser, Lumivert Institute of Technology; September\n2014–October 2015.',
    ),
  ).toEqual([
    ['Teaching Assistant', 'Tresko University', '2017-05', '2019-05'],
    ['Project Adviser', 'Lumivert Institute of Technology', '2014-09', '2015-10'],
  ]);
});

test('a season below an open year is another date', () => {
  expect(
    readText('2021 –\tLecturer, Tresko University\nSummer 2023\tResearch intern, Lumivert SARL').map(([, , start, end]) => [start, end]),
  ).toEqual([
    ['2021', null],
    ['2023', '2023'],
  ]);
});

test('« à » at the end of a margin goes on with the date below', () => {
  expect(readText('Août 2007 à\tVendeuse, Tresko SAS\nAvril 2009\tTenue de la caisse\n2006\tServeuse, Auberge du Port')).toEqual([
    ['Vendeuse', 'Tresko SAS', '2007-08', '2009-04'],
    ['Serveuse', 'Auberge du Port', '2006', '2006'],
  ]);
});

test('two dates, a row each, are a start and an end; three are three', () => {
  expect(readText('Vendeuse\nTresko SAS\n2016\n2019\nServeuse\nAuberge du Port\n2019\n2021')).toEqual([
    ['Vendeuse', 'Tresko SAS', '2016', '2019'],
    ['Serveuse', 'Auberge du Port', '2019', '2021'],
  ]);
});
