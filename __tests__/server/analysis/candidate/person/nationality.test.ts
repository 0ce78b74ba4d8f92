import { findNationality } from '#server/analysis/candidate/person/nationality';
import { fold } from '#server/analysis/text/fold';

const nationality = (text: string) => findNationality(text, fold(text))?.value;

test.each([
  ['Nationalité : belge', 'belge'],
  ['Louise Zalblat\nBelge\n12/07/1984\nCélibataire', 'Belge'],
  ['Louise Zalblat\n34 ans\tSénégalaise', 'Sénégalaise'],
  ['Citizenship: United States of America Orvane Hall, 103', 'United States of America'],
  ['• I have American and Canadian citizenship', 'American and Canadian'],
  ['Irish & British citizen', 'Irish & British'],
  ['French citizen, driving licence', 'French'],
])('written: %j', (text, expected) => {
  expect(nationality(text)).toBe(expected);
});

test.each([
  'French citizen science project',
  'Worked with senior citizens',
  'Louise Zalblat\nBelge\nCuisinière',
  'English\nFrançais\n34 ans',
  'Née le 3 mai 1990\nBière belge',
])('not told: %j', (text) => {
  expect(nationality(text)).toBeUndefined();
});
