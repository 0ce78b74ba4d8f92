import { namesCourse } from '#server/analysis/candidate/experiences/courses';
import { readText } from '../../support/jobs.ts';

test.each([
  'Macroeconomics',
  'Introduction to Optics',
  'Advanced Statistics II',
  'TD de physique',
  'Mathématiques appliquées',
  'Hydrologie',
])('« %s » is taught', (text) => {
  expect(namesCourse(text)).toBe(true);
});

test.each(['Harlow Learning', 'Lumio Security', 'Orphée', 'Management Consultants'])('« %s » may employ', (text) => {
  expect(namesCourse(text)).toBe(false);
});

test('the courses of a teaching assistant are not her employers', () => {
  expect(
    readText(
      'Harlow University\nTeaching Assistant, Microeconomics, Fall 2019\nTeaching Assistant, Macroeconomics, Spring 2018\nHarlow College\nTutor, Statistics, Spring 2017',
    ).map(([, company]) => company),
  ).toEqual(['Harlow University', 'Harlow University', 'Harlow College']);
});

test.each([
  ['Teaching Assistant: Theory of Knots, Fall 2018', ''],
  ['Teaching Assistant: Harlow University, Fall 2018', 'Harlow University'],
  ['Teaching Assistant for Introduction to Knots (KN 255), Fall 2018', ''],
  ['Teaching Assistant for Harlow Theory of Knots (6.858), Fall 2018', ''],
  ['Teaching Assistant for KN 255: Knots, Fall 2018', ''],
])('behind a colon: %s', (text, company) => {
  expect(readText(text)).toEqual([['Teaching Assistant', company, '2018', '2018']]);
});

test.each([
  ['2018 Home Tutor (Secondary Physics and Chemistry)', ''],
  ['2018 Lecturer (Harlow School of Mathematics)', 'Harlow School of Mathematics'],
])('in brackets behind who teaches: %s', (text, company) => {
  expect(readText(text)[0]?.[1]).toBe(company);
});

test('a course in the cell beside who teaches it', () => {
  expect(readText('Professor          KN 370: Uses of knots. Fall 2018.\nTA          KN 410: Theory of knots. Fall 2017.')).toEqual([
    ['Professor', '', '2018', '2018'],
    ['TA', '', '2017', '2017'],
  ]);
});

test('a course and whom it is taught to stand between the assistant and the university over her', () => {
  expect(
    readText(
      'Vrije Universiteit Velmar\nTeaching Assistant          Soils and Water, Undergraduate          2022\nTeaching Assistant          Maps and Tables, Graduate          2021',
    ),
  ).toEqual([
    ['Teaching Assistant', 'Vrije Universiteit Velmar', '2022', '2022'],
    ['Teaching Assistant', 'Vrije Universiteit Velmar', '2021', '2021'],
  ]);
});
