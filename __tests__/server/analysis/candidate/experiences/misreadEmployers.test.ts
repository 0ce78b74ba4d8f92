import { readCandidate } from '../../../../../src/server/analysis/readCandidate.ts';
import { textDocument } from '../../support/textDocument.ts';

const employersOf = (text: string): string[] =>
  readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).facts.workExperience.map(({ company }) => company);

test('neither the person nor a diploma is taken for an employer', () => {
  const employers = employersOf(
    'Pete Dawlish\nFarm hand\nDevon\nGeneral farm worker, Coombe Dairy, 2014-present. Milking, calving, feeding, tractors.\nFruit picker 2012-2014\nBA Business',
  );
  expect(employers).not.toHaveLength(0);
  expect(employers).not.toContain('Pete Dawlish');
  expect(employers).not.toContain('BA Business');
});

test('an employer named after its founder stays', () => {
  expect(
    employersOf('Chloé Vidalin\nComptable\nExpérience professionnelle\nComptable, Cabinet Aubry, 2018 - 2024\nTenue de comptes'),
  ).toEqual(['Cabinet Aubry']);
});
