import { formEntries } from '#server/analysis/candidate/experiences/forms';
import { toRows } from '#server/analysis/text/rows';
import { readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

const form = (text: string) =>
  formEntries(toRows(textDocument(text))).map(({ value: { position, company, startDate, endDate, description } }) => [
    position,
    company,
    startDate,
    endDate,
    description,
  ]);

test('each form has its own employer, whichever label opens it', () => {
  expect(
    form(
      [
        'Entreprise : Menuiserie Orvane\nPoste : Menuisière\nDate : 01/2019 - 07/2019\nLieu : Oiron\nDescription : Pose de fenêtres',
        'Entreprise : Ateliers Harmel\nPoste : Apprentie menuisière\nDate : 09/2017 - 08/2018\nLieu : Lodre\nDescription : Débit et assemblage',
      ].join('\n'),
    ),
  ).toEqual([
    ['Menuisière', 'Menuiserie Orvane', '2019-01', '2019-07', 'Pose de fenêtres'],
    ['Apprentie menuisière', 'Ateliers Harmel', '2017-09', '2018-08', 'Débit et assemblage'],
  ]);
});

test('a line over the first form stands over each, and a title without a label is one', () => {
  expect(
    form(
      'Vendeuse\nSociété : Orvane\nPériode : 2019 - 2021\nPays : France\nCaissière\nSociété : Harmel\nPériode : 2017 - 2018\nPays : France',
    ),
  ).toEqual([
    ['Vendeuse', 'Orvane', '2019', '2021', ''],
    ['Caissière', 'Harmel', '2017', '2018', ''],
  ]);
});

test('tasks stand under their label', () => {
  expect(
    form(
      'Company: Orvane Books\nPosition: Shop Assistant\nDuration: March 2019 - June 2021\nResponsibilities:\n• Served customers\nCompany: Harmel Bean\nPosition: Barista\nDuration: 2017 - 2018\nResponsibilities:\n• Kept the stock',
    ),
  ).toEqual([
    ['Shop Assistant', 'Orvane Books', '2019-03', '2021-06', 'Served customers'],
    ['Barista', 'Harmel Bean', '2017', '2018', 'Kept the stock'],
  ]);
});

test('a form without dates is read too, an establishment employs', () => {
  expect(form('Poste : Aide-soignante\nÉtablissement : Clinique Orvane\nType de contrat : CDD')).toEqual([
    ['Aide-soignante', 'Clinique Orvane', '', '', ''],
  ]);
});

test('one label in a job, or labels in a few of the jobs, make no form', () => {
  expect(form('Vendeuse\n2019 - 2021\nEmployeur : Orvane\nCaissière\n2017 - 2018\nEmployeur : Harmel')).toEqual([]);
  expect(form('Vendeuse, Orvane, 2019 - 2021\nAccueil\nCaisse\nPoste : Vendeuse\nEntreprise : Orvane')).toEqual([]);
  expect(readText('Vendeuse\n2019 - 2021\nEmployeur : Orvane\nCaissière\n2017 - 2018\nEmployeur : Harmel')).toEqual([
    ['Vendeuse', 'Orvane', '2019', '2021'],
    ['Caissière', 'Harmel', '2017', '2018'],
  ]);
});

test('forms without a date under sentences that tell the jobs are projects', () => {
  expect(
    readText(
      'Working as Senior Tester at Orvane Infotech from Aug 2018 to Dec 2020.\nClient: Northbank\nRole: Module Lead\nClient: Sunlife\nRole: Developer\nWorked as Tester at Tarvel Softech from June 2015 to July 2018.',
    ),
  ).toEqual([
    ['Senior Tester', 'Orvane Infotech', '2018-08', '2020-12'],
    ['Tester', 'Tarvel Softech', '2015-06', '2018-07'],
  ]);
});

test('labels and their values on rows of their own', () => {
  const entry = (dates: string, post: string, tasks: string, employer: string) =>
    `Dates\n${dates}\nFonction ou poste occupé\n${post}\nPrincipales activités et responsabilités\n${tasks}\nNom et adresse de l'employeur\n${employer}\nType ou secteur d'activité\nCommerce`;
  expect(
    form(
      `${entry('De 09/2019 à ce jour', 'Vendeuse', 'Conseil aux clients', 'Bazar Orvane, Oiron')}\n${entry('2017 - 2018', 'Caissière', 'Tenue de la caisse', 'Harmel')}`,
    ),
  ).toEqual([
    ['Vendeuse', 'Bazar Orvane', '2019-09', null, 'Conseil aux clients'],
    ['Caissière', 'Harmel', '2017', '2018', 'Tenue de la caisse'],
  ]);
});

test('numbered forms with long labels', () => {
  expect(
    readText(
      "1. Employer's name and address: Orvane Furnishers, Pretoria\nPosition held: Credit Clerk\nPeriod of employment: 2014 to 2018\n2. Employer's name and address: Tarvel Brokers, Centurion\nPosition held: Claims Administrator\nPeriod of employment: 2018 to date",
    ),
  ).toEqual([
    ['Credit Clerk', 'Orvane Furnishers', '2014', '2018'],
    ['Claims Administrator', 'Tarvel Brokers', '2018', null],
  ]);
});

test('labels that a dash parts from what they tell', () => {
  expect(
    readText(
      'Role – Senior Estimator\nCompany – Orvane Groundworks Ltd\nDates – Feb 2015 to Dec 2020\n\nRole – Estimator\nCompany – Tarvel Engineering\nDates – Aug 2009 to Jan 2015',
    ),
  ).toEqual([
    ['Senior Estimator', 'Orvane Groundworks Ltd', '2015-02', '2020-12'],
    ['Estimator', 'Tarvel Engineering', '2009-08', '2015-01'],
  ]);
});
