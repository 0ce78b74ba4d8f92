import { expectedPerformance } from '#server/features/placements/estimates/performance';
import { makeMatch } from '../../../../support/makePlacement.ts';

test.each([
  [80, 'above_average'],
  [79, 'average'],
  [60, 'average'],
  [59, 'below'],
  [null, null],
])('a score of %p lets expect %p', (score, level) => {
  expect(expectedPerformance(makeMatch({ score })).value).toBe(level);
});

test('a score that is not sure tells nothing', () => {
  expect(expectedPerformance(makeMatch({ score: 90, confidence: 39 })).value).toBeNull();
  expect(expectedPerformance(makeMatch({ score: 90, confidence: 40 })).value).toBe('above_average');
});
