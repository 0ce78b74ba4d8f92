import { readCertifications } from '#server/analysis/candidate/certifications';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const read = (...lines: PrintedLine[]) => readCertifications(toRows(pageDocument(lines))).map(({ value }) => value);

test('one certificate a row, without its date', () => {
  expect(read(['2021 Zalblat Expert'], ['Permis cariste – 2019'])).toEqual(['Zalblat Expert', 'Permis cariste']);
});

test('what is told of a certificate further in or in brackets is none', () => {
  expect(read(['2021 Zalblat Expert'], ['Bâtir et tenir un Zalblat', 75], ['2019 Permis cariste'], ['Conduite en entrepôt', 75])).toEqual([
    'Zalblat Expert',
    'Permis cariste',
  ]);
  expect(read(['Certificat Moreau : 707/1000'], ['(Orthographe).'])).toEqual(['Certificat Moreau : 707/1000']);
});

test('a run parted by dots gives one certificate each; courses followed are none', () => {
  expect(
    read(['Zalblat Certified Developer · Norvale Scrum Coach · Tarval Cloud Administrator · Orme 4 Foundation · Permis cariste']),
  ).toEqual(['Zalblat Certified Developer', 'Norvale Scrum Coach', 'Tarval Cloud Administrator', 'Orme 4 Foundation', 'Permis cariste']);
  expect(read(['Zalblat Expert'], ['Relevant coursework: Algorithms, Databases, Optics'])).toEqual(['Zalblat Expert']);
});
