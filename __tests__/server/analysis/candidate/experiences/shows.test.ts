import { withoutShows } from '#server/analysis/candidate/experiences/shows';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';

const bold = { bold: true };
const keep = (...lines: PrintedLine[]) => withoutShows(toRows(pageDocument(lines))).map(contentOf);

test('shows of an artist among her jobs are no jobs, what follows them in the dress of her jobs is', () => {
  expect(
    keep(
      ['Enseignante', 40, bold],
      ['École Orvane, 2019 - 2021'],
      ['Expositions personnelles', 40, bold],
      ['• 2019 Galerie Tarvel – Lodre'],
      ['• 2018 Centre d’art de Norvale, avec Anne'],
      ['Orme'],
      ['Médiatrice', 40, bold],
      ['Musée Lumivert, 2015'],
    ),
  ).toEqual(['Enseignante', 'École Orvane, 2019 - 2021', 'Médiatrice', 'Musée Lumivert, 2015']);
});

test.each([
  ['a post at a show', ['Exposition permanente', 40, bold], ['Musée Lumivert, 2015']],
  ['a show that a bullet tells', ['Performance manager', 40, bold], ['Lumivert Ltd, 2015']],
] satisfies [string, PrintedLine, PrintedLine][])('%s stays', (_, ...lines) => {
  expect(keep(...lines)).toHaveLength(2);
});
