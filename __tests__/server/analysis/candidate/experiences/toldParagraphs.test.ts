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
