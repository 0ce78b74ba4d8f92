import { readText } from '../../support/jobs.ts';

test('an employer below the last of several posts is that of each', () => {
  expect(
    readText(
      'Associate Professor of Economics, 2018–\nAssistant Professor of Economics, 2012–2018\nTarvel University, Department of Economics\n\nVisiting Scholar, 2010–2011\nOrvane Research Council, Lodre',
    ),
  ).toEqual([
    ['Associate Professor of Economics', 'Tarvel University, Department of Economics', '2018', null],
    ['Assistant Professor of Economics', 'Tarvel University, Department of Economics', '2012', '2018'],
    ['Visiting Scholar', 'Orvane Research Council', '2010', '2011'],
  ]);
});

test('posts that name their employers lend none', () => {
  expect(readText('Nurse, 2018–2019\nCleaner, Orvane Hotel, 2012–2018')).toEqual([
    ['Nurse', '', '2018', '2019'],
    ['Cleaner', 'Orvane Hotel', '2012', '2018'],
  ]);
});
