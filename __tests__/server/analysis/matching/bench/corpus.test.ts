import { gradedSets } from './corpus.ts';

describe.each(gradedSets)('the $name set', ({ cvs, offers }) => {
  const kinds = (language: string): string[] =>
    cvs
      .filter((cv) => cv.language === language)
      .map(({ kind }) => kind)
      .toSorted();

  it('has one French and one English CV of each kind', () => {
    expect(kinds('fr')).toEqual([...new Set(kinds('en'))]);
    expect(kinds('en')).toEqual([...new Set(kinds('fr'))]);
  });

  it('grades only kinds that it has, 1 or 2, and gives every offer one that fits', () => {
    for (const { grades } of offers) {
      expect(kinds('fr')).toEqual(expect.arrayContaining([...grades.keys()]));
      expect([1, 2]).toEqual(expect.arrayContaining([...grades.values()]));
      expect([...grades.values()]).toContain(2);
    }
  });

  it('has offers of both languages in parts that the bench knows', () => {
    expect(new Set(offers.map(({ language }) => language))).toEqual(new Set(['fr', 'en']));
    expect(['tuned', 'opened', 'look', 'sealed', 'blind']).toEqual(expect.arrayContaining(offers.map(({ part }) => part)));
    expect(new Set(offers.map(({ id, language }) => `${id} ${language}`)).size).toBe(offers.length);
  });
});
