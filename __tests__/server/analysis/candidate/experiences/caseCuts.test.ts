import { cutByCase } from '../../../../../src/server/analysis/candidate/experiences/caseCuts.ts';

test.each([
  ['a name behind small letters', 'Coursière à vélo Rapilo et Velexo', 'Coursière à vélo', 'Rapilo et Velexo'],
  ['a name behind a bracket', 'Caissière (étudiante) Orvane Nord', 'Caissière (étudiante)', 'Orvane Nord'],
  ['a kind of employer in small letters', 'Auxiliaire de vie résidence Les Ormes', 'Auxiliaire de vie', 'résidence Les Ormes'],
  ['names before a title in small letters', 'Rapilo and Velexo bike courier', 'bike courier', 'Rapilo and Velexo'],
  ['a name that a bracket explains', 'TOSA (Tirley Otter Association) event staff', 'event staff', 'TOSA (Tirley Otter Association)'],
])('%s', (_, text, title, company) => {
  expect(cutByCase(text)).toMatchObject({ title, company });
});

test.each([
  ['a grade', 'Développeur de logiciels II'],
  ['what a title is about', 'Cheffe de projet Communication'],
  ['a diploma', 'Stage technique DUT'],
  ['a preposition between', 'Développeuse avec Velexo'],
  ['a kind of employer without its name', 'Aide de cuisine restaurant scolaire'],
  ['one capital that opens the row', 'Bike courier'],
  ['a row too long for a head', `Coursière ${'très '.repeat(40)}Velexo`],
])('%s is no cut', (_, text) => {
  expect(cutByCase(text)).toBeNull();
});
