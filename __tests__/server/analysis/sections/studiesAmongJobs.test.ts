import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const kinds = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument([['Marie Tessier'], null, ...lines]))).map(({ kinds: [kind], rows }) => [kind, rows.length]);
const large = { fontSize: 14, bold: true };
const bold = { bold: true };

test('degrees among the posts of one section', () => {
  expect(
    kinds(
      ['Expériences & Formation', 40, large],
      ['2023-2025\tChercheuse, à Orvane Labs, Tarval', 40, bold],
      ['• Verre souple', 60],
      ['2022-2023\tVendeuse, à Orvane Labs, Tarval', 40, bold],
      ['• Verre peint', 60],
      ['• Verre taillé', 60],
      ['• Encadrement de la boutique', 60],
      ['2019-2022\tDoctorat en verrerie, au TRVQ, Marelle', 40, bold],
      ['Méthodes pour le verre mince', 60],
      ['2017-2018\tStage de master 2, Orvane Labs', 40, bold],
      ['2013-2016\tÉcole d’ingénieur, à l’INSA, Marelle', 40, bold],
    ),
  ).toEqual([
    ['head', 1],
    ['experience', 7],
    ['education', 3],
  ]);
});

test('a date, a school and its degree, each on its row, in the one section of a career', () => {
  expect(
    kinds(
      ['Expérience', 40, large],
      ['janvier 2016 - juin 2018', 60],
      ['Chargée de verrerie', 80],
      ['Orvane | CDI', 60],
      ['2010 - 2015', 60],
      ['École de Marelle', 80],
      ['Diplôme d’ingénieur', 60],
    ),
  ).toEqual([
    ['head', 1],
    ['experience', 3],
    ['education', 3],
  ]);
});

test('where studies have a section of their own, a degree among jobs stays there', () => {
  expect(
    kinds(
      ['Expérience', 40, large],
      ['2016 - 2018\tVerrière, Orvane'],
      ['2014 - 2015\tMaster Class, Orvane'],
      null,
      ['Formation', 40, large],
      ['2013\tBTS Vitrail, Lycée Aubin'],
    ),
  ).toContainEqual(['experience', 2]);
});
