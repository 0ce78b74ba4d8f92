import { readStudies } from '../../support/studies.ts';

test.each([
  ['Carrow College\nBA Botany ’19', ['BA', 'Botany', 'Carrow College', '', '2019']],
  ["Carrow College\nMSc Botany ('97 – '99)", ['MSc', 'Botany', 'Carrow College', '1997', '1999']],
  ["'97–'99 | MSc Botany, Carrow College", ['MSc', 'Botany', 'Carrow College', '1997', '1999']],
])('years without their century: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test('the number of a university in front of a year is no month', () => {
  expect(readStudies('Licence de russe - Université Tarval 2 - 2010')[0]!.slice(2)).toEqual(['Université Tarval 2', '', '2010']);
});

test('the number of a university in front of its year is no mark', () => {
  expect(readStudies('Licence LLCER Allemand, Université Tarval – Marelle 3, 2014')[0]!.at(-1)).toBe('2014');
});

test('the day of a defence is no second study', () => {
  expect(
    readStudies('Doctorat en pharmacie\nFaculté de pharmacie de Tarval\nThèse soutenue le 12 juin 2015 : « Du verre »\n2009-2015'),
  ).toEqual([['Doctorat', 'pharmacie', 'Faculté de pharmacie de Tarval', '2009', '2015']]);
});

test.each([
  ['Currently – PhD candidate in Botany at Carrow College', 'PhD candidate'],
  ['MSc Botany, Carrow College, in progress', 'MSc'],
  ['Licence de russe, Université de Tarval (en cours)', 'Licence de russe'],
  ['Terminale Bac Pro Vitrail (en cours), Lycée Aubin, Tours', 'Terminale Bac Pro Vitrail'],
  ['PhD Botany, Carrow College, in progress (ABD)', 'PhD'],
])('studies that run, without a date: %j', (text, degree) => {
  expect(readStudies(text).map(([studied, , , start, end]) => [studied, start, end])).toEqual([[degree, '', null]]);
});

test('a year that is told goes before the word that it runs', () => {
  expect(readStudies('MSc Botany, Carrow College\n2021 - 2023\nLearning to glaze, ongoing')[0]!.slice(3)).toEqual(['2021', '2023']);
});

test.each([
  ['Licence de russe, Université Tarval 3, 2012-2015', '2012', '2015'],
  ['Master de russe, Université Tarval 8, 2017', '', '2017'],
])('the number of a university in front of a date is no mark: %j', (text, start, end) => {
  expect(readStudies(text).map((entry) => entry.slice(3))).toEqual([[start, end]]);
});

test.each(['Doctorat de botanique\ten cours\nUniversité de Marelle', 'En cours : Doctorat de botanique, Université de Marelle'])(
  'a study that runs says so in a cell of its own or in front: %j',
  (text) => {
    expect(readStudies(text)).toEqual([['Doctorat de botanique', '', 'Université de Marelle', '', null]]);
  },
);
