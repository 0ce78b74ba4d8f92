import { cutEmails, withWhole } from '#server/analysis/candidate/person/cutEmails';
import { findEmails } from '#server/analysis/candidate/person/emails';
import { pageDocument } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

/** Every letter of these pages is five points wide, so rows of one length end at one edge. */
const read = (text: string): string[] => {
  const document = textDocument(text);
  return withWhole(findEmails(document.text), cutEmails(document)).map(({ value }) => value);
};

test.each([
  ['Contact\nqwertinezalbl\nat@example.org\nLeeds', ['qwertinezalblat@example.org']],
  ['qwertine.zalb\nlat@stud.exam\nple-town.fr\n06 12 34 56 78', ['qwertine.zalblat@stud.example-town.fr']],
  ['qwertinezalbl\nat@example.co\nm\nLeeds', ['qwertinezalblat@example.com']],
  ['✉ qwertinezalb\nlat@example.org', ['qwertinezalblat@example.org']],
  ['q.zalblat@univ-no\nrvale.fr', ['q.zalblat@univ-norvale.fr']],
  ['@. q.zalblat@example.te\nch', ['q.zalblat@example.tech']],
  ['qwertine.zalblat@\nzalblat.paris', ['qwertine.zalblat@zalblat.paris']],
  ['Mail. qwert-\nzalblat@example\n.org', ['qwert-zalblat@example.org']],
  ['Courriel: QWERT-\nZAL@UN-\nNORVALETTE.FR', ['QWERT-ZAL@UN-NORVALETTE.FR']],
  ['• ✉:qwertine.\nzalblat@univ-no\nrvale.fr', ['qwertine.zalblat@univ-norvale.fr']],
])('%j: an address that its column broke is one', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['qwertine-zalblat\nqwertine@example.org', ['qwertine@example.org']],
  ['zalblat-ateliers.fr\nqwertine@example.org', ['qwertine@example.org']],
  ['engineer\nqwertine@example.org', ['qwertine@example.org']],
  ['555-010-2030\nzal@qworn.org', ['zal@qworn.org']],
  ['qwertine@example.tech\nleeds', ['qwertine@example.tech']],
  ['qwertine@example.org\nleeds', ['qwertine@example.org']],
  ['a@zalblat.org\nb@example.org', ['a@zalblat.org', 'b@example.org']],
])('%j: what stands beside an address is no part of it', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a town over an address at the right edge of its column is no part of it', () => {
  const document = pageDocument([
    ['Lodre', 175],
    ['qwertine.zalblat@example.org', 60],
  ]);
  expect(withWhole(findEmails(document.text), cutEmails(document)).map(({ value }) => value)).toEqual(['qwertine.zalblat@example.org']);
});
