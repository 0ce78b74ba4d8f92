import type { DocumentLine } from '#contract/documents';
import { nameCell } from '#server/analysis/candidate/names/cells';
import { findName } from '#server/analysis/candidate/names/names';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

/** A line whose words are set in several sizes, each from a word on. */
const sized = (line: DocumentLine, sizes: Record<string, number>) => {
  line.marks = Object.entries(sizes).map(([word, fontSize], look) => ({ at: line.text.indexOf(word), bold: false, look, fontSize }));
};

test.each([
  ['Leeds\tLouise\tcontact@example.org', { Leeds: 12, Louise: 18, contact: 12 }, 'Louise'],
  ['Leeds\tLouise Anne contact@example.org', { Leeds: 12, Louise: 18, contact: 12 }, 'Louise Anne'],
  ['LOUISE\tWORK EXPERIENCE', { LOUISE: 15, WORK: 15 }, 'LOUISE'],
  ['T\t+44 7700 900123', { T: 15, '+44': 10 }, 'T +44 7700 900123'],
  ['Louise Zalblat\tLeeds', { Louise: 12, Leeds: 11 }, 'Louise Zalblat Leeds'],
  ['Louise ZALBLAT', { Louise: 12, ZALBLAT: 20 }, 'Louise ZALBLAT'],
])('of %j, a name would stand in « %s »', (text, sizes, expected) => {
  const document = textDocument(text);
  sized(document.pages[0]!.blocks[0]!.lines[0]!, sizes);
  expect(contentOf(nameCell(toRows(document)[0]!))).toBe(expected);
});

test('a name in the middle of a table of contacts, cut over its rows', () => {
  const document = textDocument('Leeds\tLouise\tcontact@example.org\n07700 900123\tZalblat\nWork history');
  const [first, second] = document.pages[0]!.blocks[0]!.lines;
  sized(first!, { Leeds: 12, Louise: 18, contact: 12 });
  sized(second!, { '07700': 12, Zalblat: 18 });
  expect(findName(toRows(document), 12, ['contact@example.org'])).toMatchObject({ firstName: 'Louise', lastName: 'Zalblat' });
});
