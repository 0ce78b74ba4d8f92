import { tableEntries } from '#server/analysis/candidate/experiences/jobTables';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const table = (text: string) =>
  tableEntries(toRows(textDocument(text))).map(({ value: { position, company, startDate, endDate, description } }) => [
    position,
    company,
    startDate,
    endDate,
    ...(description === '' ? [] : [description]),
  ]);

test.each([
  [
    'named columns tell, whatever the words',
    'Dates\tEmployeur\tPoste\tLieu\n2019 - 2021\tLa Fabrique des possibles\tAppui aux familles\tOiron\n2017 - 2018\tDoctrina\tPrêt de main forte\tLodre',
    [
      ['Appui aux familles', 'La Fabrique des possibles', '2019', '2021'],
      ['Prêt de main forte', 'Doctrina', '2017', '2018'],
    ],
  ],
  [
    'two dates in two columns, the last stay open or its end left out',
    'Title\tEmployer\tFrom\tTo\nBarista\tOrvane\tMay 2019\tpresent\nCook\tHarmel\tMay 2017\tApril 2019\nPorter\tDenby\t2016',
    [
      ['Barista', 'Orvane', '2019-05', null],
      ['Cook', 'Harmel', '2017-05', '2019-04'],
      ['Porter', 'Denby', '2016', '2016'],
    ],
  ],
  [
    'a number in front, what was done in the last cell and below',
    'N°\tPériode\tFonction\tSociété\tMissions\n1\t2019 - 2021\tVendeuse\tOrvane\tAccueil des clients\nTenue de la caisse\n2\t2017 - 2018\tVendeuse\tHarmel\tMise en rayon',
    [
      ['Vendeuse', 'Orvane', '2019', '2021', 'Accueil des clients\nTenue de la caisse'],
      ['Vendeuse', 'Harmel', '2017', '2018', 'Mise en rayon'],
    ],
  ],
  [
    'columns that nobody named, as their cells tell',
    '2019 - 2021\tDoctrina\tVendeuse\tLyon\n2017 - 2018\tLa Fabrique\tSerrurier\tParis\n2015 - 2016\tPrimavel\tCaissière\tLille',
    [
      ['Vendeuse', 'Doctrina', '2019', '2021'],
      ['Serrurier', 'La Fabrique', '2017', '2018'],
      ['Caissière', 'Primavel', '2015', '2016'],
    ],
  ],
  [
    'names that enumerate are whole where no employer has its town',
    'Period\tCompany\tRole\n2019 - 2021\tOrvane, Harmel & Denby, Inc.\tEstimator\n2017 - 2018\tPrimavel, Tarvel\tSurveyor',
    [
      ['Estimator', 'Orvane, Harmel & Denby, Inc.', '2019', '2021'],
      ['Surveyor', 'Primavel, Tarvel', '2017', '2018'],
    ],
  ],
  [
    'towns beside employers are no part of them',
    'Period\tCompany\tRole\n2019 - 2021\tOrvane, London\tEstimator\n2017 - 2018\tPrimavel Ltd, Leeds\tSurveyor',
    [
      ['Estimator', 'Orvane', '2019', '2021'],
      ['Surveyor', 'Primavel Ltd', '2017', '2018'],
    ],
  ],
  [
    'nor are their postcodes',
    'Period\tCompany\tRole\n2019 - 2021\tOrvane lab, 94999 Oiron-Basse\tEstimator\n2017 - 2018\tPrimavel Ltd\tSurveyor',
    [
      ['Estimator', 'Orvane lab', '2019', '2021'],
      ['Surveyor', 'Primavel Ltd', '2017', '2018'],
    ],
  ],
  ['a name beside its date is no table', '2019 - 2021\tDoctrina\n2017 - 2018\tPrimavel\n2015 - 2016\tLa Fabrique', []],
  ['nor are rows of other widths', 'Dates\tEmployeur\tPoste\n2019 - 2021\tDoctrina\tVendeuse\n2017 - 2018\tPrimavel', []],
  [
    'nor are columns of which two may hold the employers',
    '2019 - 2021\tDoctrina\tVendeuse\tFilières\n2017 - 2018\tFabrique\tSerrurier\tCasiers\n2015 - 2016\tPrimavel\tCaissière\tTerres',
    [],
  ],
])('%s', (_, text, jobs) => {
  expect(table(text)).toEqual(jobs);
});
