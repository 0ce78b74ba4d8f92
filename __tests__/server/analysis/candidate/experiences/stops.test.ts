import { splitStops } from '../../../../../src/server/analysis/candidate/experiences/stops.ts';

test.each([
  ['an employer before its title', 'Orvane Labs. Quality analyst.', 'Orvane Labs\nQuality analyst'],
  ['a title before its employer', 'Software tester. Orvane', 'Software tester\nOrvane'],
  [
    'an employer with what it is a part of',
    'Research associate. Lind Group, Faculty of Botany, Harlow University.',
    'Research associate\nLind Group, Faculty of Botany, Harlow University',
  ],
  ['no space behind it', 'Orvane Médical.Vendeuse de pains', 'Orvane Médical\nVendeuse de pains'],
  ['an address', 'Weaver at orvane.Example', 'Weaver at orvane.Example'],
  ['a legal form', 'Orvane Ltd. Software tester', 'Orvane Ltd\nSoftware tester'],
  ['a legal form of two words', 'Tester at Orvane Infra Pvt. Ltd', 'Tester at Orvane Infra Pvt. Ltd'],
  ['an abbreviation', 'Nurse, St. Odo Hospital', 'Nurse, St. Odo Hospital'],
  ['two titles', 'Software tester. Team leader', 'Software tester. Team leader'],
  ['sentences', 'Orvane Labs. I was the only tester of a team of nine', 'Orvane Labs. I was the only tester of a team of nine'],
])('%s', (_, text, cut) => {
  expect(splitStops(text)).toBe(cut);
});
