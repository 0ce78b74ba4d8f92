import { headsOnPage, readText } from '../../support/jobs.ts';

test.each([
  ['Formatrice en couture à l’ADEM, 2019 - 2021', ['Formatrice en couture', 'ADEM']],
  ['Aide-soignante au CHU Nord, 2019 - 2021', ['Aide-soignante', 'CHU Nord']],
  ['Assistant au Directeur, Orphée, 2019 - 2021', ['Assistant au Directeur', 'Orphée']],
  ['Formatrice, chez Orphée (projet de formation des agents), 2019 - 2021', ['Formatrice', 'Orphée']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([
  [
    '2012 - 2013 Professeur (des 4E, 3C et 2A) de mathématiques\nau Collège Saint-Elme',
    'Professeur (des 4E, 3C et 2A) de mathématiques',
    'Collège Saint-Elme',
  ],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});
