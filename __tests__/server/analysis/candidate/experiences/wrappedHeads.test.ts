import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { headsOnPage } from '../../support/jobs.ts';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const read = (...lines: PrintedLine[]) => {
  const rows = toRows(pageDocument(lines));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => [position, company]);
};

test('a name that goes on in the row below is whole', () => {
  expect(
    read(
      ['2020 - 2021 **Assistante**'],
      ['Office municipal des sports'],
      ['et de la culture de Lodre'],
      ['2018 - 2020 **Secrétaire**'],
      ['Association d’entraide et de'],
      ['loisirs de Tarvel'],
    ),
  ).toEqual([
    ['Assistante', 'Office municipal des sports et de la culture de Lodre'],
    ['Secrétaire', 'Association d’entraide et de loisirs de Tarvel'],
  ]);
});

test('the code of a state goes on with no row below', () => {
  expect(read(['Orvane Homes, Norton, LA'], ['Driver'], ['2014 - 2016'], ['• Parcels'])).toEqual([['Driver', 'Orvane Homes']]);
});

test('an account that goes on is no part of the head', () => {
  expect(
    read(
      ['2020 - 2021 Vendeuse, Orvane'],
      ['Accueil des familles et'],
      ['de leurs enfants.'],
      ['2018 - 2020 Caissière, Tarvel'],
      ['Tenue de la caisse.'],
    ),
  ).toEqual([
    ['Vendeuse', 'Orvane'],
    ['Caissière', 'Tarvel'],
  ]);
});

test('titles and employers that a narrow column broke are whole', () => {
  expect(
    read(
      ['2020 - 2021 Orvane Theatre, Lodre'],
      ['The Broken Jug – Assistant Stage'],
      ['Manager'],
      ['2018 - 2020 The Lamp – Bluebell'],
      ['Productions, Lodre'],
      ['Costume Maker'],
    ),
  ).toEqual([
    ['Assistant Stage Manager', 'Orvane Theatre'],
    ['Costume Maker', expect.anything()],
  ]);
});

test('the last of several cells may go on in the row below', () => {
  expect(
    read(
      ['2019 - 2021\tLecturer\tComputer Science, The University of the', 40],
      ['Velmar Hills', 100],
      ['2017 - 2019\tTutor\tComputer Science, The University of the', 40],
      ['Velmar Hills', 100],
    ),
  ).toEqual([
    ['Lecturer', expect.stringMatching(/The University of the Velmar Hills$/u)],
    ['Tutor', expect.stringMatching(/The University of the Velmar Hills$/u)],
  ]);
});

test('the kind of a school may be cut off its name', () => {
  expect(
    read(['2019 - 2021 Teacher, Drawing, Marlow'], ['Middle School'], ['2017 - 2019 Tutor, Drawing, Velmar'], ['High School']),
  ).toEqual([
    [expect.stringContaining('Teacher'), 'Marlow Middle School'],
    [expect.stringContaining('Tutor'), 'Velmar High School'],
  ]);
});

test('an employer that breaks off at « dans » goes on a little further left', () => {
  expect(
    headsOnPage([
      ['Statisticienne', 40],
      ['**Groupement d’étude des métiers dans**', 43],
      ['**le Morvan**', 40],
      ['Avril - Septembre 2024', 43],
      ['• Analyse des parcours.', 50],
    ]),
  ).toEqual([['Statisticienne', 'Groupement d’étude des métiers dans le Morvan']]);
});
