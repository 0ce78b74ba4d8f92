import { readText } from '../../support/jobs.ts';

test.each([
  ['En 2021, j’ai été serveuse chez Voltenga à Pau. Tenue de la caisse.', 'serveuse', 'Voltenga', '2021'],
  ['2019 à 2020, j’étais accueil et billetterie au Camping des Aulnes à Dijon.', 'accueil et billetterie', 'Camping des Aulnes', '2019'],
  ['2018 - 2019: I was a kitchen hand at The Grey Lamb.', 'kitchen hand', 'The Grey Lamb', '2018'],
])('%s', (text, position, company, startDate) => {
  expect(readText(text)).toEqual([[position, expect.stringContaining(company), startDate, expect.anything()]]);
});

test.each([
  ['2020-2021 : Vendeuse (caisse, inventaires, mise en rayon et accueil des clients) chez Voltenga - Pau', 'Vendeuse', 'Voltenga'],
  ['2019 : Cueillette de pommes (ramassage et tri des fruits, conduite du tracteur) chez Orvane', 'Cueillette de pommes', 'Orvane'],
  ['2018: Shop assistant (serving customers, keeping the till and the books) at Blue Orrin', 'Shop assistant', 'Blue Orrin'],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, expect.anything(), expect.anything()]]);
});

test('a name in brackets is no task', () => {
  expect(readText('2020-2021 : Vendeuse (Groupe Orvane Voltenga Marelle) chez Tarvel')[0]?.[0]).toContain('Vendeuse');
});

test('a sentence in which somebody joins an employer', () => {
  expect(
    readText('In 2015 I joined Orvane Foods as a Marketing Manager, where I led a team of four people and made campaigns for all shops.'),
  ).toEqual([['Marketing Manager', 'Orvane Foods', '2015', '2015']]);
});

test('tasks in brackets behind a long post and its employer', () => {
  expect(
    readText(
      'Hôtellerie\n2017-2018 : Employée polyvalente de la restauration collective au CH Tarvel à Niort (préparation des repas, service des malades et entretien des salles)',
    )[0]![1],
  ).toBe('CH Tarvel');
});
