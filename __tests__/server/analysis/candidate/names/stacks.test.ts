import { findName } from '#server/analysis/candidate/names/names';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

/** The name of a page whose first rows are set in these sizes. */
const nameOf = (text: string, sizes: readonly number[], emails: string[] = []) => {
  const document = textDocument(text);
  sizes.forEach((size, index) => (document.pages[0]!.blocks[0]!.lines[index]!.fontSize = size));
  const found = findName(toRows(document), 10, emails);
  return found && [found.firstName, found.lastName];
};

const BELOW = '\nArchitecte, pour les villes et leurs habitants\n06 12 34 56 78';

test.each([
  [`ZALBLAT\nLouise${BELOW}`, [22, 18], ['Louise', 'Zalblat']],
  [`LE ZALBLAT\nAnne-Marie${BELOW}`, [22, 18], ['Anne-Marie', 'Le Zalblat']],
  [`MARTIN\nLouise${BELOW}`, [22, 18], ['Louise', 'Martin']],
  [`Louise\nZALBLAT${BELOW}`, [14, 30], ['Louise', 'Zalblat']],
  [`Qwertin\nZALBLAT${BELOW}`, [14, 30], ['Qwertin', 'Zalblat']],
  [`ZALBLAT\nQwertin${BELOW}`, [22, 18], ['Qwertin', 'Zalblat']],
  [`L É A\nZALBLAT${BELOW}`, [24, 24], ['Léa', 'Zalblat']],
  [`Anne-\nMarie Zalblat${BELOW}`, [20, 20], ['Anne-Marie', 'Zalblat']],
  [`LOUISE\nPAULOUEZ${BELOW}`, [24, 24], ['Louise', 'Paulouez']],
  [`Louise\nde la Zalblat${BELOW}`, [10, 10], ['Louise', 'de la Zalblat']],
  [`Curriculum vitae de\nZALBLAT Louise${BELOW}`, [20, 20], ['Louise', 'Zalblat']],
  [`Louise\nZalblat.${BELOW}`, [30, 30], ['Louise', 'Zalblat']],
  [`CHRISTIANZAL\nQWERTINA${BELOW}`, [30, 30], ['Christianzal', 'Qwertina']],
  [`Julio Sergio E.\nTarvallo Zalblat${BELOW}`, [24, 24], ['Julio Sergio E.', 'Tarvallo Zalblat']],
  [`Anne-Sophie\nLE GUEN DE ZALBLAT${BELOW}`, [22, 15], ['Anne-Sophie', 'Le Guen De Zalblat']],
  [`Dr Erik\nZALBLAT${BELOW}`, [20, 20], ['Erik', 'Zalblat']],
  [`Erik (Riktin)\nZalblat${BELOW}`, [20, 20], ['Erik', 'Zalblat']],
])('a name over two rows, %j in %j', (text, sizes, expected) => {
  expect(nameOf(text, sizes, ['contact@paulouez.example'])).toEqual(expected);
});

test('a family name in capitals and in the type of what is read, which an address has with the one above', () => {
  expect(nameOf(`Qwertin Oril\nZALBLAT ORVANE${BELOW}`, [22, 10], ['qwertin.zalblat@example.com'])).toEqual([
    'Qwertin Oril',
    'Zalblat Orvane',
  ]);
});

test('where somebody works under a name that the address spells, in an address of that domain', () => {
  expect(nameOf(`Louise Zalblat\nORVANE Vendel${BELOW}`, [22, 17], ['louise.zalblat@orvane.example'])).toEqual(['Louise', 'Zalblat']);
});

test.each([
  [`Louise Zalblat\nOrsa Vendel${BELOW}`, [22, 13]],
  [`Louise Zalblat\nORVANE${BELOW}`, [22, 13]],
])('what stands in smaller type under a whole name is no part of it, %j', (text, sizes) => {
  expect(nameOf(text, sizes)).toEqual(['Louise', 'Zalblat']);
});
