import { diplomaLevel, lowestLevel, regulatedDiplomas } from '../../../../src/server/analysis/matching/diplomas.ts';

describe('a diploma', () => {
  it.each([
    ['CAP cuisine', 3],
    ['BTS comptabilité', 5],
    ['Licence professionnelle', 6],
    ['BSc Computer Science', 6],
    ['Master 2 droit des affaires', 7],
    ['Diplôme d’ingénieur', 7],
    ['PhD in Biology', 8],
    ['Permis B', 0],
  ])('%s is of level %d', (written, level) => {
    expect(diplomaLevel(written)).toBe(level);
  });

  it('is asked at the lowest level that the sentence accepts', () => {
    expect(lowestLevel('BTS ou licence en gestion')).toBe(5);
    expect(lowestLevel('Bac +3 à Bac +5')).toBe(6);
    expect(lowestLevel('Master’s degree in law')).toBe(7);
  });

  it('opens a regulated trade in both languages', () => {
    expect(regulatedDiplomas('Diplôme d’État d’infirmier')).toEqual(regulatedDiplomas('BSc Nursing'));
    expect(regulatedDiplomas('Licence de lettres')).toEqual([]);
  });
});
