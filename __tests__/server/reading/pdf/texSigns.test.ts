import { plainText } from '#server/reading/pdf/texSigns';

test('dashes, quotes and ligatures that a font only numbers are what they show', () => {
  const codes = ['2016', '\u0015', '2018', ' ', '\u001C', 'n', ' ', '\u0013', 'a', '\u0014', '\u0017'];
  expect(codes.map(plainText).join('')).toBe('2016–2018 fin «a»');
});
