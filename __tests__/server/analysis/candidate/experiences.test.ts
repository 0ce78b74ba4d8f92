import { readExperiences } from '#server/analysis/candidate/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
};

const DEVELOPER = ['Développeur', 'Alpha SAS', '2019', '2021'];

test.each([
  ['date first', '2019 - 2021 : Développeur, Alpha SAS, Lyon\nRefonte du site.'],
  ['date last', 'Développeur – Alpha SAS, Lyon (2019-2021)\nRefonte du site.'],
  ['date in its own cell', 'Développeur, Alpha SAS          2019 - 2021\nRefonte du site.'],
  ['date on its own row, first', '2019 - 2021\nDéveloppeur\nAlpha SAS, Lyon\n• Refonte du site.'],
  ['date on its own row, last', 'Développeur\nAlpha SAS | Lyon\n2019 - 2021\n• Refonte du site.'],
  ['employer first', 'Alpha SAS, Lyon          2019 - 2021\nDéveloppeur\n• Refonte du site.'],
  ['chez', 'Développeur chez Alpha SAS, 2019 - 2021'],
  ['contract beside the title', 'Développeur | CDI\nAlpha SAS\n2019 - 2021'],
  ['labels', 'Dates : 2019 - 2021\nPoste occupé : Développeur\nMissions : Refonte du site.\nEmployeur : Alpha SAS, Lyon'],
  ['three rows of dates', '2019\nà\n2021\nDéveloppeur\nAlpha SAS'],
])('%s', (_, text) => {
  expect(read(text)).toEqual([DEVELOPER]);
});

test('the description is what is left, wrapped lines joined', () => {
  const rows = toRows(
    textDocument('Développeur chez Alpha, 2019 - 2021\n• Refonte du site, avec une attention particulière\nà la vitesse.\n• Tests.'),
  );
  const [first] = readExperiences(rows, 10);
  expect(first!.value.description).toBe('Refonte du site, avec une attention particulière à la vitesse.\nTests.');
});

test('roles under one employer', () => {
  expect(
    read(
      'ACME CORP, Springfield, IL\nProject Manager          2016 – Present\n• Led projects.\nCoordinator          2012 – 2016\n• Scheduling.',
    ),
  ).toEqual([
    ['Project Manager', 'ACME CORP', '2016', null],
    ['Coordinator', 'ACME CORP', '2012', '2016'],
  ]);
});

test('an employer without a title word, told by the order of its row', () => {
  expect(read('Quillstack\nSoftware Engineer\nJune 2020 - Present\n• Search.\nFernwood\nQA Tester\n2018 - 2020\n• Tests.')).toEqual([
    ['Software Engineer', 'Quillstack', '2020-06', null],
    ['QA Tester', 'Fernwood', '2018', '2020'],
  ]);
});

test('a title may go on after its comma when the employer stands elsewhere', () => {
  expect(read('Stripe, San Francisco, CA          2021 – Present\nSenior Engineer, Payments Platform\n• Pipelines.')).toEqual([
    ['Senior Engineer, Payments Platform', 'Stripe', '2021', null],
  ]);
});

test('sentences with a date inside anchor nothing', () => {
  expect(
    read('Développeur chez Alpha, 2019 - 2021\n• En 2020, migration de la base vers PostgreSQL pour quarante utilisateurs.'),
  ).toHaveLength(1);
});

test('« Worked as … in … from … to … »', () => {
  expect(read('• Working as Software Engineer in Infotech Solutions Pvt Ltd, Pune from June 2016 to till date.')).toEqual([
    ['Software Engineer', 'Infotech Solutions Pvt Ltd', '2016-06', null],
  ]);
});

test('internships and apprenticeships are told apart', () => {
  const rows = toRows(textDocument('Stage assistant marketing – Alpha, 2019\nAssistant marketing – Bêta, 2020 - 2021'));
  expect(readExperiences(rows, 10).map(({ value }) => value.training)).toEqual([true, false]);
});
