import { priorityOf } from '#server/features/placements/estimates/priority';

const today = '2026-11-21';

test.each([
  [null, null, null],
  [80, null, 'high'],
  [79, null, 'medium'],
  [60, '2026-12-05', 'high'],
  [60, '2026-12-06', 'medium'],
  [60, '2026-11-21', 'high'],
  [60, '2026-11-20', 'medium'],
  [59, '2026-11-22', 'low'],
])('a score of %p before %p is %p', (matchScore, deadline, priority) => {
  expect(priorityOf({ matchScore, deadline, today })).toBe(priority);
});
