import { partBracketedDates } from '#server/analysis/candidate/experiences/bracketedDates';
import { toRows } from '#server/analysis/text/rows';
import { readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

test('bullets that tell a job each close their heads with a date in brackets', () => {
  expect(
    readText(
      [
        '• Tutrice à l’Université de Corme (novembre 2021 - avril 2022) : accompagnement des étudiants de première année dans leurs travaux',
        '• Animatrice bénévole au Club Vrille, dédié aux jeux de plateau',
        'et aux cartes (juillet 2020 - août 2021)',
        '• Vacataire à l’Université de Corme dans le cadre de la grande soirée de fin d’année de tous les personnels (juin 2019)',
        '• Agent d’accueil à la Mairie de Vaurelle (juillet 2018). Accueil du public, courrier et standard',
      ].join('\n'),
    ),
  ).toEqual([
    ['Tutrice', 'Université de Corme', '2021-11', '2022-04'],
    ['Animatrice bénévole', expect.stringContaining('Club Vrille'), '2020-07', '2021-08'],
    ['Vacataire', 'Université de Corme', '2019-06', '2019-06'],
    ['Agent d’accueil', 'Mairie de Vaurelle', '2018-07', '2018-07'],
  ]);
});

test.each([
  ['tasks with a date among others', '• Accueil du public\n• Refonte du fichier (mai 2019)\n• Tri du courrier\n• Inventaire (juin 2020)'],
  [
    'an aside that a sentence goes on behind',
    '• Ventes (mai 2019) en hausse\n• Stocks (mai 2019) en baisse\n• Achats (mai 2019) au plus bas',
  ],
])('bullets that are no jobs stay as they are: %s', (_, text) => {
  const rows = toRows(textDocument(text));
  expect(partBracketedDates(rows)).toEqual(rows);
});

test('bullets with a date in brackets under dated posts are what was done there', () => {
  expect(
    readText(
      'Bridge Engineer, Orvane Structures, Perth\nMay 2015 – Present\n- Footbridge over a river (2019–2020)\n- Assessment of arches (2016–2018)\nAssistant Engineer, Tarvel Partnership, Stirling\nAug 2012 – April 2015\n- Retaining walls (2013)',
    ),
  ).toEqual([
    ['Bridge Engineer', 'Orvane Structures', '2015-05', null],
    ['Assistant Engineer', 'Tarvel Partnership', '2012-08', '2015-04'],
  ]);
});
