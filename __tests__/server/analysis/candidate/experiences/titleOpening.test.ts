import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';
import { readText } from '../../support/jobs.ts';

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
  ['As sales assistant international, I answered the calls.', 'sales assistant international'],
  ['Associate attorney. My work was about the leases of the shops.', 'Associate attorney'],
  ['Commerciale terrain. Visite des boutiques de la région et suivi des ventes.', 'Commerciale terrain'],
  ['As a research assistant, I wrote reports and kept the archive.', 'research assistant'],
  ['En tant que chef de projet, j’ai conduit la refonte du site.', 'chef de projet'],
  ['Développeur C++ embarqué sur banc pour les calculateurs de la marque.', 'Développeur C++ embarqué'],
  ['• Teacher: taught mathematics to two classes of the first year.', 'Teacher'],
])('an employer alone over « %s »', (account, title) => {
  expect(read(`Distraction Bazaar (May 2016 - Present)\n${account}`)).toEqual([[title, 'Distraction Bazaar']]);
});

test('prose under an employer alone that opens with no title gives none', () => {
  expect(read('Distraction Bazaar (May 2016 - Present)\nThe director - a friend - asked me to keep the shop open.')[0]![0]).not.toBe(
    'The director',
  );
});

test('under an employer alone, the first task may open with the title', () => {
  expect(
    readText(
      'Fermat SA          2018 - 2020\n• Software engineer: search engine and tools for the team.\nLumio SAS          2016 - 2018\n• Worked as a tester on the site.\nBrindle Ltd          2014 - 2016\n• Tests of the site with each engineer.',
    ),
  ).toEqual([
    ['Software engineer', 'Fermat SA', '2018', '2020'],
    ['tester', 'Lumio SAS', '2016', '2018'],
    ['', 'Brindle Ltd', '2014', '2016'],
  ]);
});
