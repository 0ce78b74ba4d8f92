import { SKILLS } from '../../../../../src/server/analysis/lexicon/skills.ts';
import { SKILL_FAMILIES } from '../../../../../src/server/analysis/matching/skills/relations.ts';
import { relatedSkills } from '../../../../../src/server/analysis/matching/skills/relatedSkills.ts';

describe('related skills', () => {
  it('are all skills of the lexicon', () => {
    const known = new Set(SKILLS.map(({ label }) => label));
    const named = SKILL_FAMILIES.split('\n').flatMap((line) => [
      line.replace(/(?: \d+){3}: .*$/u, ''),
      ...line.split(': ')[1]!.split(', '),
    ]);
    expect(named.filter((label) => !known.has(label))).toEqual([]);
  });

  it('prove a part of what is asked, never all of it', () => {
    expect(relatedSkills('javascript')['react']).toBeGreaterThan(0.5);
    expect(relatedSkills('sql')['postgresql']).toBeGreaterThan(0.5);
    for (const part of Object.values(relatedSkills('java'))) expect(part).toBeLessThan(1);
  });

  it('say more of the broad than of the narrow', () => {
    expect(relatedSkills('javascript')['react']).toBeGreaterThan(relatedSkills('react')['javascript'] ?? 0);
  });

  it('reach over one skill between: Next.js is React, and so JavaScript', () => {
    expect(relatedSkills('cloud')['ec2']).toBeGreaterThan(0.7);
    expect(relatedSkills('patisserie')['java']).toBeUndefined();
  });
});
