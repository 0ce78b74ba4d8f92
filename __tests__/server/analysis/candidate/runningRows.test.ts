import { readCandidate } from '#server/analysis/readCandidate';
import { textDocument } from '../support/textDocument.ts';

const HEAD = 'Marie Tessier\nmarie.tessier@exemple.fr\n\nEXPERIENCE\n';

const jobs = (text: string) =>
  readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).facts.workExperience.map(({ position, company }) => [
    position,
    company,
  ]);

test.each([
  'Marie Tessier, Software Engineer          March 2023',
  'Curriculum vitae – 12/03/2023',
  'Last updated: March 2023',
  '© 2023 All rights reserved | Marie Tessier CV',
])('a footer is no job: %s', (footer) => {
  expect(jobs(`${HEAD}Tester, Lumio          2016 - 2018\n• Tests.\n${footer}`)).toEqual([['Tester', 'Lumio']]);
});

test('a header that comes back on every page is no job', () => {
  const header = 'M. T., Web developer          Lyon, March 2023';
  expect(jobs(`${header}\n${HEAD}Tester, Lumio          2016 - 2018\f${header}\nCoder, Fermat SA          2014 - 2016`)).toEqual([
    ['Tester', 'Lumio'],
    ['Coder', 'Fermat SA'],
  ]);
});

test('the same employer at the end of a page and at the top of the next stays', () => {
  expect(jobs(`${HEAD}Fermat SA          2016 - 2018\nTester\n• Tests.\fFermat SA          2014 - 2016\nWeb developer\n• Site.`)).toEqual([
    ['Tester', 'Fermat SA'],
    ['Web developer', 'Fermat SA'],
  ]);
});
