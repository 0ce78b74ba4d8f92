import { findPhones } from '#server/analysis/candidate/phones';

const first = (text: string, country = 'FR') => findPhones(text, country)[0]?.value;

test.each([
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['06.12.34.56.78', 'FR', '+33 6 12 34 56 78'],
  ['0612345678', 'FR', '+33 6 12 34 56 78'],
  ['Tél. : 06-12-34-56-78', 'FR', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['0033 6 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['33612345678', 'FR', '+33 6 12 34 56 78'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['06 39 98 12 34', 'FR', '+33 6 39 98 12 34'],
  ['(512) 555-0147', 'FR', '+1 512 555 0147'],
  ['+44 7700 900377', 'FR', '+44 7700 900377'],
  ['0470 12 34 56', 'BE', '+32 470 12 34 56'],
])('%s read in %s', (text, country, expected) => {
  expect(first(text, country)).toBe(expected);
});

test.each(['2018 - 2020', '2019 2020 2021', '01/02/2018 - 03/04/2019', '12 345 678 €', 'SIRET 732 829 320 00074'])(
  '%s is no number',
  (text) => {
    expect(first(text)).toBeUndefined();
  },
);

test('a number that France cannot have is read in the country that the CV speaks of', () => {
  expect(first('Sheffield S1 2AB\nMobile: 07700 900 456')).toBe('+44 7700 900456');
});

test.each([
  ['Warszawa, Polska, Poland\nTel 601 234 567', '+48 601 234 567'],
  ['Copenhague, Danemark\nMobile 20 12 34 56', '+45 20 12 34 56'],
  ['Porto, Portugal\n912 345 678', '+351 912 345 678'],
])('%j is read in the country that it names', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test('ten bare digits are read as American where the CV names a state', () => {
  expect(first('Fresno, CA 93650\n5595550142')).toBe('+1 559 555 0142');
});

test('a French mobile number wins over a labelled fixed line', () => {
  expect(first('06 12 34 56 78 • ☎ 04 56 33 40 20')).toBe('+33 6 12 34 56 78');
});

test('a labelled number wins over one that only looks like one', () => {
  expect(first('Réf. 01 23 45 67 89\nMobile : 06 12 34 56 78')).toBe('+33 6 12 34 56 78');
});

test('a number cut at the end of its line', () => {
  expect(findPhones('Tél : (+33) 6 39 98\n16 68', 'FR').map(({ value }) => value)).toEqual(['+33 6 39 98 16 68']);
});

test.each([
  ['Mobile 07700 900123\nUniversity of Manchester', '+44 7700 900123'],
  ['079 123 45 67\nEPFL', '+41 79 123 45 67'],
  ['0412 345 678\nMelbourne', '+61 412 345 678'],
  ['087 123 4567\nDublin', '+353 87 123 4567'],
  ['06 12 34 56 78\nErasmus à Manchester', '+33 6 12 34 56 78'],
])('a number without its country is one of the town that the CV names: %j', (text, expected) => {
  expect(findPhones(text, 'FR').map(({ value }) => value)).toContain(expected);
});
