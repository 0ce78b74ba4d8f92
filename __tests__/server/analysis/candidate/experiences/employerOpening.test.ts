import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const read = (...lines: PrintedLine[]) =>
  readExperiences(toRows(pageDocument(lines)), 10).map(({ value: { position, company } }) => [position, company]);

const ACCOUNT = 'I wrote the lessons, led the groups and looked after the platform on which both stood for two years.';

test('an account opens with its employer in a type of its own', () => {
  expect(read(['**2019 - 2021: Teacher and moderator**'], [`*Lodre University, Leeds.* ${ACCOUNT}`])).toEqual([
    ['Teacher and moderator', 'Lodre University'],
  ]);
});

test.each([`*In short*: ${ACCOUNT}`, `Lodre, ${ACCOUNT}`, `*Head teacher* ${ACCOUNT}`])('none opens « %s »', (account) => {
  expect(read(['**2019 - 2021: Teacher and moderator**'], [account])).toEqual([['Teacher and moderator', '']]);
});
