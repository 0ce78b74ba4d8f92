import { asWorking } from '#server/analysis/candidate/experiences/joined';
import { readText } from '../../support/jobs.ts';

test.each([
  ['I joined Orvane Ltd as a tester, where I led four people', 'I worked as tester at Orvane Ltd, where I led four people'],
  ['Rejoint la société Orvane en tant que comptable', 'Worked as comptable at Orvane'],
  ['The team joined the race as a whole', 'The team joined the race as a whole'],
])('%s', (told, plain) => {
  expect(asWorking(told)).toBe(plain);
});

test.each([
  ['2015: joined Orvane Foods as Marketing Manager', 'Marketing Manager', 'Orvane Foods'],
  ['2015: promoted to Senior Buyer at Orvane Foods', 'Senior Buyer', 'Orvane Foods'],
  ['1) Worked as a Cook in Orvane Foods, Lodre, 2015', 'Cook', 'Orvane Foods'],
  ['Presently working with Orvane Nursing Home as Cook, 2015', 'Cook', 'Orvane Nursing Home'],
  ['2015: started as Junior Buyer with Orvane Foods', 'Junior Buyer', 'Orvane Foods'],
  ['2015 : embauchée comme vendeuse au restaurant Orvane', 'vendeuse', 'restaurant Orvane'],
  ['2015 : je suis vendeuse au restaurant Orvane', 'vendeuse', 'restaurant Orvane'],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2015', '2015']]);
});

test('a sentence that a word of time opens', () => {
  expect(readText('Before that, between 2009 and 2012, I was a Sales Assistant at Orvane Foods')).toEqual([
    ['Sales Assistant', 'Orvane Foods', '2009', '2012'],
  ]);
});
