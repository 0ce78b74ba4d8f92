import { opensWithVerb } from '#server/analysis/candidate/experiences/verbs';
import { readText } from '../../support/jobs.ts';

test.each([
  ['Troubleshoot looms and their engines', true],
  ['Maintain, improve and support dye vats', true],
  ['Execute Velmar colour tests', true],
  ['Prepared weekly reports', true],
  ['Gérer les stocks', true],
  ['Participer aux inventaires', true],
  ['Trained as a nurse', false],
  ['Assisted living aide', false],
  ['Support worker', false],
  ['Théâtre des Halles', false],
  ['Boulanger', false],
])('« %s » opens with a verb: %s', (text, told) => {
  expect(opensWithVerb(text)).toBe(told);
});

test.each([
  ['Orvane\nmai 2019 - mai 2021\nGérer les stocks\nAccueillir les clients\nTarvel\nmai 2016 - mai 2019\nAssurer la caisse'],
  ['Orvane\nMay 2019 - May 2021\nManaged the shop\nSold bread to customers\nTarvel\nMay 2016 - May 2019\nPrepared weekly reports'],
])('rows that open with a verb tell of the job above, and part it from the next employer: %j', (text) => {
  expect(readText(text)).toEqual([
    ['', 'Orvane', '2019-05', '2021-05'],
    ['', 'Tarvel', '2016-05', '2019-05'],
  ]);
});
