import { candidateScarcity, competitionLevel, demandForRole, urgencyLevel } from '#server/features/placements/estimates/market';

const scores = (high: number, low: number): number[] => [...Array<number>(high).fill(90), ...Array<number>(low).fill(20)];

test.each([
  [scores(0, 5), 'low'],
  [scores(3, 0), 'medium'],
  [scores(10, 0), 'high'],
  [[], null],
  [[null, null], null],
])('rivals %j: competition is %p', (others, level) => {
  expect(competitionLevel(others).value).toBe(level);
});

test('sixty counts, fifty-nine does not', () => {
  expect(competitionLevel([60, 60, 60]).value).toBe('medium');
  expect(competitionLevel([59, 59, 59]).value).toBe('low');
});

test.each([
  [scores(0, 10), 'high'],
  [scores(1, 9), 'medium'],
  [scores(3, 7), 'low'],
  [scores(9, 0), null],
  [Array<null>(20).fill(null), null],
])('holders of the indispensable %j: scarcity is %p', (base, level) => {
  expect(candidateScarcity(base).value).toBe(level);
});

test.each([
  [scores(2, 0), null],
  [scores(1, 2), 'low'],
  [scores(2, 1), 'medium'],
  [scores(4, 0), 'high'],
])('on the other offers %j: demand is %p', (offers, level) => {
  expect(demandForRole(offers).value).toBe(level);
});

test.each([
  [null, null],
  ['2026-11-20', null],
  ['2026-11-21', 'urgent'],
  ['2026-11-28', 'urgent'],
  ['2026-11-29', 'high'],
  ['2026-12-12', 'high'],
  ['2026-12-13', 'normal'],
])('a deadline of %p is %p', (deadline, level) => {
  expect(urgencyLevel(deadline, '2026-11-21').value).toBe(level);
});

test('every figure, and every missing one, says why', () => {
  for (const { formula } of [
    competitionLevel([]),
    competitionLevel([70]),
    candidateScarcity([80]),
    demandForRole([]),
    urgencyLevel(null, '2026-11-21'),
  ])
    expect(formula).toMatch(/^\p{L}|^\d/u);
  expect(competitionLevel(scores(4, 9)).formula).toContain('4 autres candidats');
});
