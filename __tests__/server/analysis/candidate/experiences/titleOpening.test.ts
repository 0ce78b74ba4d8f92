import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => [position, company]);
};

test.each([
  ['Design director - Worked with various clients for branding and other projects.', 'Design director'],
  ['Barista – Served customers and kept the bar clean.', 'Barista'],
  ['Sales assistant: advised the customers of the shop and kept the stock.', 'Sales assistant'],
  ['Cook. Prepared the meals of the school and ordered the food.', 'Cook'],
  ['Développeuse web | Refonte du site et de ses outils de vente.', 'Développeuse web'],
  ['Infirmière : prise en charge des patients et accueil des familles.', 'Infirmière'],
  ['Worked as a waiter, serving the guests of the terrace.', 'waiter'],
  ['As a research assistant, I wrote reports and kept the archive.', 'research assistant'],
  ['En tant que chef de projet, j’ai conduit la refonte du site.', 'chef de projet'],
  ['• Teacher: taught mathematics to two classes of the first year.', 'Teacher'],
])('an employer alone over « %s »', (account, title) => {
  expect(read(`Distraction Bazaar (May 2016 - Present)\n${account}`)).toEqual([[title, 'Distraction Bazaar']]);
});

test('prose under an employer alone that opens with no title gives none', () => {
  expect(read('Distraction Bazaar (May 2016 - Present)\nThe director - a friend - asked me to keep the shop open.')[0]![0]).not.toBe(
    'The director',
  );
});
