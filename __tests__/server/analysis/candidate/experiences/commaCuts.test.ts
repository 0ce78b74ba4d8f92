import { headsOnPage, readText } from '../../support/jobs.ts';

test('a country, then what lies in it, is where and no employer', () => {
  expect(headsOnPage([['2021 – 2024 Professeur d’anglais'], ['Chine, Tarvdong, Orvanzhou'], ['• Cours à divers niveaux.', 60]])).toEqual([
    ['Professeur d’anglais', ''],
  ]);
});

test('a title may go on after its comma when the employer stands elsewhere', () => {
  expect(readText('Stripe, San Francisco, CA          2021 – Present\nSenior Engineer, Payments Platform\n• Pipelines.')).toEqual([
    ['Senior Engineer, Payments Platform', 'Stripe', '2021', null],
  ]);
});

test.each([
  [
    'a title that ends with its rank',
    'Tax Clerk II, Brown County Tax Collector, 2019 - 2021',
    'Tax Clerk II',
    'Brown County Tax Collector',
  ],
  ['a firm in small letters behind its owner', 'Owner, blue fox studio, Paris, 2019 - 2021', 'Owner', 'blue fox studio'],
  ['a team in small letters', 'Manager, marketing team, Orvane Ltd, 2019 - 2021', 'Manager, marketing team', 'Orvane Ltd'],
  ['a town that nobody knows', 'Stage | NOVALYS, Zorbury\n2019 - 2021', 'Stage', 'NOVALYS'],
])('%s', (_, text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['Vendeuse, Orphée, La Farlède (83), 2019 - 2021', ['Vendeuse', 'Orphée']],
  ['Stage CA, Orphée, 2019 - 2021', ['Stage CA', 'Orphée']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([
  [
    'assistant de professeur d’anglais, français et philosophie, lycée Tarvalle          2012 - 2013',
    'assistant de professeur d’anglais, français et philosophie',
    'lycée Tarvalle',
  ],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});

test.each([
  ['2013 Staff PM, Senior PM\nTARVEL', 'Staff PM, Senior PM', 'TARVEL'],
  ['2013 Auxiliaire de vie, Association Tarvel', 'Auxiliaire de vie', 'Association Tarvel'],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2013', '2013']]);
});

test.each([
  ['2019 - 2021 Developer\nOrder Desk Team, Tarvel', 'Order Desk Team, Tarvel'],
  ['2019 - 2021 Comptable\nVoltenga SARL, éditeur de logiciels', 'Voltenga SARL'],
])('the name of an employer: %s', (text, company) => {
  expect(readText(text)[0]![1]).toBe(company);
});

test.each([
  [
    'Cheffe de projet, Groupe vergers, haies et jardins (GVHJ), 2019 - 2021',
    ['Cheffe de projet', 'Groupe vergers, haies et jardins (GVHJ)', '2019', '2021'],
  ],
])('%s', (text, job) => {
  expect(readText(text)).toEqual([job]);
});

test.each([
  ['2013 Zumbler, Northmoor Ltd', ['Zumbler', 'Northmoor Ltd', '2013', '2013']],
  ['2013 : Zumbleur, Mairie de Lodre', ['Zumbleur', 'Mairie de Lodre', '2013', '2013']],
  ['2013 Zumbler, Optics Laboratory, Northmoor University', ['Zumbler', 'Optics Laboratory, Northmoor University', '2013', '2013']],
  ['Orme, Tarvel & Partners\nZumbler\n2013', ['Zumbler', 'Orme, Tarvel & Partners', '2013', '2013']],
])('« %s »: an unknown title before an organisation, and the names of one firm', (text, job) => {
  expect(readText(text)).toEqual([job]);
});

test('an institute that enumerates what it is for', () => {
  expect(readText('Group Leader at the Orvane Center on Bread, Salt and Water, 2019 - 2021')).toEqual([
    ['Group Leader', 'Orvane Center on Bread, Salt and Water', '2019', '2021'],
  ]);
});

test('the campus of a university that is named after a region', () => {
  expect(readText('Tutor, University of Texas, Austin, 2014')).toEqual([['Tutor', 'University of Texas, Austin', '2014', '2014']]);
});

test.each([
  ['Lecturer, Orvane Works, Tirley, AUS, 2019 - 2021', ['Lecturer', 'Orvane Works']],
  ['Nurse, Velmar, KEN, 2019 - 2021', ['Nurse', 'Velmar']],
  ['Economist, Velmar Lab | Tirley, VE | 2019 - 2021', ['Economist', 'Velmar Lab']],
  ['Researcher, Centre for Law, Rights, and Society, 2019 - 2021', ['Researcher', 'Centre for Law, Rights, and Society']],
  ['Infirmière, j’ai suivi la formation, 2019 - 2021', ['Infirmière', '']],
  ['Stagiaire, voir certificat | Velmar SA | 2019 - 2021', ['Stagiaire', 'Velmar SA']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});
