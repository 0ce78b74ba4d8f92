import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const outline = (x: number, text: string) => {
  const lines = text.split('\n').map((line): PrintedLine | null => (line === '' ? null : [line, x]));
  return toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds[0], rows.map(contentOf)]);
};

const CELLS = `Lou Tarvel

Expériences\tTISSERANDE
Atelier Norval (Orme) – 2018 – 2021
TEINTURIÈRE
Maison Marelle (Orme) – 2015 – 2018

Formations\t2015\tCAP tissage, Lycée Aubin
2013\tBrevet, Collège Aubin

Langues\tAnglais
Italien`;

test('headings in the left cells of a table that parts a text without places', () => {
  expect(outline(0, CELLS)).toEqual([
    ['head', ['Lou Tarvel']],
    ['experience', ['TISSERANDE', 'Atelier Norval (Orme) – 2018 – 2021', 'TEINTURIÈRE', 'Maison Marelle (Orme) – 2015 – 2018']],
    ['education', ['2015 CAP tissage, Lycée Aubin', '2013 Brevet, Collège Aubin']],
    ['languages', ['Anglais', 'Italien']],
  ]);
});

test('one in unknown words among them, over posts', () => {
  const told = outline(0, CELLS.replace('Expériences', 'Ateliers').replace('Langues', 'Loisirs\tChant\n\nLangues'));
  expect(told.map(([kind]) => kind)).toEqual(['head', 'experience', 'education', 'interests', 'languages']);
});

test('titles that a full stop parts from their paragraphs, wherever they stand', () => {
  const text = `Lou Tarvel

Formation et diplômes.\tCAP tissage, Lycée Aubin, 2015 ;
Brevet, Collège Aubin, 2013.

Compétences clés.\tTissage, teinture.

Langues.\tAnglais, italien.`;
  expect(outline(60, text).slice(1)).toEqual([
    ['education', ['CAP tissage, Lycée Aubin, 2015 ;', 'Brevet, Collège Aubin, 2013.']],
    ['skills', ['Tissage, teinture.']],
    ['languages', ['Anglais, italien.']],
  ]);
});

test('labels of lists under headings of their own are none', () => {
  const text =
    'EXPÉRIENCES\n2018 – 2021 Tisserande, Norval\n\nFORMATION\n2015 CAP tissage\n\nDIVERS\nPermis B\n\nLangues\tAnglais\n\nOutils\tMétier\n\nLoisirs\tChant';
  expect(outline(0, text).find(([kind]) => kind === 'experience')).toEqual(['experience', ['2018 – 2021 Tisserande, Norval']]);
});
