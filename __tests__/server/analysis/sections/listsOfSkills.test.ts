import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const large = { fontSize: 14, bold: true };
const title = { fontSize: 11, bold: true };
const kinds = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds: [kind], rows }) => [kind, rows.length]);
const START: (PrintedLine | null)[] = [['Marie Tessier'], null, ['Expérience', 40, large], ['2018 - 2020 Vendeuse, Orvane'], null];
const LISTS: PrintedLine[] = [['Langages', 40, title], ['Java'], ['Rust'], ['Divers', 40, title], ['Arduino'], ['LaTeX']];

test('lists with lesser titles under « Compétences » are lists of skills, « Divers » too', () => {
  expect(kinds(...START, ['Compétences', 40, large], ...LISTS, null, ['Loisirs', 40, large], ['Voile'])).toEqual([
    ['head', 1],
    ['experience', 1],
    ['skills', 0],
    ['skills', 2],
    ['skills', 2],
    ['interests', 1],
  ]);
});

test('« Divers » set as « Compétences » is its own section', () => {
  expect(kinds(...START, ['Compétences', 40, large], ['Java'], ['Divers', 40, large], ['Voile'])).toContainEqual(['interests', 1]);
});

test('a title that means jobs or projects elsewhere, over short items without dates', () => {
  expect(
    kinds(
      ['Compétences', 40, { fontSize: 16, bold: true }],
      null,
      ['Professionnelles', 40, { fontSize: 12, bold: true }],
      ['Anglais courant'],
      ['Esprit logique'],
    ),
  ).toContainEqual(['skills', 2]);
});
