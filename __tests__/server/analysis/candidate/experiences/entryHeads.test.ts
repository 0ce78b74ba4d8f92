import { headsOnPage } from '../../support/jobs.ts';

const entry = (period: string, town: string, employer: string, post: string, task: string): Parameters<typeof headsOnPage>[0] => [
  [`${period}\t${employer}`, 40],
  [town, 40],
  [post, 160],
  [task, 160],
  null,
];

test('a town that nobody knows, under the date in its margin, is no employer', () => {
  expect(
    headsOnPage([
      ...entry('2019-2022', 'Brégançon', 'Vernoy', 'Mécanicienne', 'Entretien des lames et des rubans de la grande scie.'),
      ...entry('2016-2019', 'Lussault', 'Hélin', 'Serveuse', 'Service en salle et au bar de la place.'),
    ]),
  ).toEqual([
    ['Mécanicienne', 'Vernoy'],
    ['Serveuse', 'Hélin'],
  ]);
});

test('an employer under the date is one where nothing else may be', () => {
  expect(
    headsOnPage([
      ...entry('2019-2022', 'Vernoy', 'Mécanicienne', '', 'Entretien des lames et des rubans de la grande scie.').filter(
        (line) => line?.[0] !== '',
      ),
      ...entry('2016-2019', 'Hélin', 'Serveuse', '', 'Service en salle et au bar de la place.').filter((line) => line?.[0] !== ''),
    ]),
  ).toEqual([
    ['Mécanicienne', 'Vernoy'],
    ['Serveuse', 'Hélin'],
  ]);
});
