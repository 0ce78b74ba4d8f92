import { matches } from '../../../../src/web/features/palette/matching.ts';

const entry = { label: 'Paramètres › Sécurité', also: 'réglages mot de passe' };

test.each(['', 'PARAM', 'parametres', 'Secu', 'réglages', 'passe mot', 'mot-de-passe'])('%j names it', (words) => {
  expect(matches(words, entry)).toBe(true);
});

test.each(['ramètres', 'sécurité sociale', 'xyz'])('%j does not', (words) => {
  expect(matches(words, entry)).toBe(false);
});
