import { readText } from '../../support/jobs.ts';

const employersOf = (text: string) => readText(text).map(([, company]) => company);

test('the first bullet under each title names who employed, where words tell one of them', () => {
  expect(
    employersOf(
      '• 2019 - 2021 : Assistante de recherche\n• Orvane Economic Center\n• Base de données des voiliers\n• 2017 - 2018 : Analyste\n• Orvatel\n• Rapport sur les écoles\n• 2015 - 2016 : Vendeuse\n• Le Tarvel\n• Accueil des clients',
    ),
  ).toEqual(['Orvane Economic Center', 'Orvatel', 'Le Tarvel']);
});

test('bullets that tell what was done name nobody', () => {
  expect(
    employersOf(
      '• 2019 - 2021 : Assistante de recherche\n• Orvane Economic Center\n• 2017 - 2018 : Analyste\n• Rapport sur les écoles de voile',
    ),
  ).toEqual(['Orvane Economic Center', '']);
});
