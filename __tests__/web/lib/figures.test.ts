import { formatChange, formatEuros, formatNumber, formatPercent } from '#lib/figures';

test('figures read as the French write them, and never part from their unit at the end of a line', () => {
  expect(formatNumber(12_500.5)).toBe('12\u202F500,5');
  expect(formatEuros(9700)).toBe('9\u202F700\u00A0€');
  expect(formatPercent(20)).toBe('20\u00A0%');
  expect([12, 0, -8].map(formatChange)).toEqual(['+12\u00A0%', '0\u00A0%', '-8\u00A0%']);
});
