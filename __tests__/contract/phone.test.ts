import { normalizePhone } from '#contract/phone';

test.each([
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 6 12 34 56 78', 'FR', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['33612345678', 'FR', '+33612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['514 555 0123', 'CA', '+15145550123'],
  ['', 'FR', ''],
] as const)('%s typed for %s becomes %s', (typed, country, expected) => {
  expect(normalizePhone(typed, country)).toBe(expected);
});
