import { languageName, levelIn } from '../../../../src/server/analysis/matching/languageLevels.ts';

describe('a level of language', () => {
  it.each([
    ['B2', 4],
    ['C1/C2', 5],
    ['courant', 5],
    ['Native speaker', 7],
    ['professional working proficiency', 4],
    ['scolaire', 2],
    ['TOEIC 860', 4],
    ['', 0],
  ])('%s is step %d', (written, step) => {
    expect(levelIn(written)).toBe(step);
  });

  it('belongs to a language under its French name', () => {
    expect(languageName('English')).toBe('Anglais');
    expect(languageName('Klingon')).toBe('Klingon');
  });
});
