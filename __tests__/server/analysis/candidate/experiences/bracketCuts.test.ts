import { splitBrackets } from '#server/analysis/candidate/experiences/bracketCuts';

test.each([
  ['Assistante, Cabinet Orvane, Toulon (CFA Consulaire)', 'Assistante, Cabinet Orvane, Toulon'],
  ['Tarvel (éditeur de logiciels)', 'Tarvel'],
  ['President, Tarvel Inc. ($7M)', 'President, Tarvel Inc.'],
  ['Chef de rang, Hôtel Orvane (120 lits)', 'Chef de rang, Hôtel Orvane'],
])('« %s »: what a bracket tells of the employer is left out', (text, own) => {
  expect(splitBrackets(text)).toBe(own);
});

test.each([
  ['Vendeuse (Toulon)', 'Vendeuse\nToulon\n'],
  ['Vendeuse (CDD)', 'Vendeuse\nCDD\n'],
])('« %s »: a fact of its own is cut off', (text, cut) => {
  expect(splitBrackets(text)).toBe(cut);
});

test('a kind of employer alone names none', () => {
  expect(splitBrackets('Infirmière (agence), Tarvel')).toBe('Infirmière (agence), Tarvel');
});

test('the country of towns is no employer', () => {
  expect(splitBrackets('Analyst, Orvane, Bern and Zurich (CH)')).toBe('Analyst, Orvane, Bern and Zurich');
});
