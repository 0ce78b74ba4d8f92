import { headsOnPage } from '../../support/jobs.ts';

test('what the margin calls a group of jobs is no employer of the first', () => {
  expect(
    headsOnPage([
      ['STAGE          May 2011–Feb 2012          Orvane Theatre, Lodre', 40],
      ['The Lamp – Stage Manager', 240],
      null,
      ['Jan–April 2011          Tarvel Theatre, Lodre', 120],
      ['The Well – Props Maker', 240],
      null,
      ['2006–2007          Northmoor Theatre, Lodre', 120],
      ['The Mill – Usher', 240],
    ]),
  ).toEqual([
    ['Stage Manager', 'Orvane Theatre'],
    ['Props Maker', 'Tarvel Theatre'],
    ['Usher', 'Northmoor Theatre'],
  ]);
});
