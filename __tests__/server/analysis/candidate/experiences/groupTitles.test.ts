import { withoutGroupTitles } from '#server/analysis/candidate/experiences/groupTitles';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const kept = (text: string) => withoutGroupTitles(toRows(textDocument(text))).map((row) => row.text);

test('kinds of work part a section into groups', () => {
  expect(kept('Stages, contrats et bénévolat\n2011 : Costumière, Orvane\nStages et jobs d’été :\n2008 : Stage, Tresko')).toEqual([
    '2011 : Costumière, Orvane',
    '2008 : Stage, Tresko',
  ]);
});

test('one kind, or a post, stays', () => {
  expect(kept('Stage\nBénévolat au Secours du Lac')).toHaveLength(2);
});
