import { SKILL_TRADES, SKILLS } from '#server/analysis/lexicon/skills';

test('at least 1,500 canonical skills over the trades, each id once', () => {
  expect(SKILLS.length).toBeGreaterThanOrEqual(1_500);
  expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length);
  expect(Object.keys(SKILL_TRADES)).toHaveLength(14);
});

test.each(['c', 'c++', 'c#', '.net', 'r', 'go', 'gestion-de-projet'])('%s has an id of its own', (id) => {
  expect(SKILLS.filter((skill) => skill.id === id)).toHaveLength(1);
});
