import { readCandidate } from '#server/analysis/readCandidate';
import { readSections } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const read = (lines: readonly (PrintedLine | null)[], ofJobs = true) => {
  const rows = toRows(pageDocument(lines));
  return readSections([rows], bodySize(rows), ofJobs).map(({ value: { position, company, startDate, description } }) => [
    position,
    company,
    startDate,
    description,
  ]);
};

const POSTS: PrintedLine[] = [
  ['Vendeuse', 40],
  ['Boulangerie Orvane, Oiron', 40],
  ['Accueil des clients et tenue de la caisse.', 60],
  ['Aide-soignante', 40],
  ['Clinique Harmel, Oiron', 40],
  ['Toilette et repas des patients.', 60],
];

test('posts without a date stand at the edge, what is told of them further in', () => {
  expect(read(POSTS)).toEqual([
    ['Vendeuse', 'Boulangerie Orvane', '', 'Accueil des clients et tenue de la caisse.'],
    ['Aide-soignante', 'Clinique Harmel', '', 'Toilette et repas des patients.'],
  ]);
});

test('… or over bullets', () => {
  expect(
    read([
      ['Picker'],
      ['Dorhamart | Qatar'],
      ['• Packed the orders of the day'],
      null,
      ['Security guard'],
      ['Orvane Towers | Qatar'],
      ['• Kept the gates'],
    ]),
  ).toEqual([
    ['Picker', 'Dorhamart', '', 'Packed the orders of the day'],
    ['Security guard', 'Orvane Towers', '', 'Kept the gates'],
  ]);
});

test.each(['', '• '])('each line that names a title and an employer is a post: « %s »', (bullet) => {
  expect(read([[`${bullet}Cashier, Orvane Corner`], [`${bullet}Tutor, Harmel Learning Group`]])).toEqual([
    ['Cashier', 'Orvane Corner', '', ''],
    ['Tutor', 'Harmel Learning Group', '', ''],
  ]);
});

test('nothing is a post where no heading says so, where a date stands, or where titles and employers are not named', () => {
  expect(read(POSTS, false)).toEqual([]);
  expect(read([['Served the customers'], ['• Kept the bar clean'], ['Helped the team'], ['• Washed the floor']])).toEqual([]);
  expect(read([['Work address:'], ['Orvane Institute'], ['12 Tarvel Road']])).toEqual([]);
});

test('a post told with its dates and, in a summary, without them is one', () => {
  const { facts } = readCandidate(
    pageDocument([
      ['Anne Orme', 40, { bold: true, fontSize: 18 }],
      null,
      ['Expériences', 40, { bold: true, fontSize: 14 }],
      ['Vendeuse - Boulangerie Orvane'],
      ['Caissière - Supermarché Harmel'],
      null,
      ['Expériences professionnelles', 40, { bold: true, fontSize: 14 }],
      ['Vendeuse - Boulangerie Orvane, 2019 - 2021'],
      ['• Tenue de la caisse.'],
      null,
      ['Langues', 40, { bold: true, fontSize: 14 }],
      ['Anglais : courant'],
    ]),
    { country: 'FR', today: '2026-11-21' },
  );
  expect(facts.workExperience.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Caissière', ''],
    ['Vendeuse', '2019'],
  ]);
});
