import { type EndedPlacement, expectedCompletion, successProbability } from '#server/features/placements/estimates/past';

const ended = (matchScore: number | null, days: number | null): EndedPlacement => ({
  matchScore,
  createdOn: '2026-09-01',
  placedOn: days === null ? null : new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10),
});

describe('the chance of success', () => {
  const past = [ended(85, 30), ended(90, null), ended(80, 10), ended(99, null), ended(81, null), ended(70, 5), ended(null, 5)];

  test('is the share of ended placements of the same band that ended placed', () => {
    expect(successProbability('excellent', past).value).toBe(0.4);
  });

  test('is unknown below five of them, and without a score', () => {
    expect(successProbability('good', past).value).toBeNull();
    expect(successProbability('excellent', past.slice(1)).value).toBeNull();
    expect(successProbability(null, past).value).toBeNull();
  });
});

describe('the expected end', () => {
  test('is the creation and the median time of those placed', () => {
    expect(expectedCompletion('2026-11-01', '2026-11-21', [ended(80, 10), ended(60, 40), ended(70, 30), ended(90, null)]).value).toBe(
      '2026-12-01',
    );
    expect(expectedCompletion('2026-11-01', '2026-11-21', [ended(80, 20), ended(60, 40), ended(70, 30), ended(70, 60)]).value).toBe(
      '2026-12-06',
    );
  });

  test('is unknown below three, and once it is past', () => {
    expect(expectedCompletion('2026-11-01', '2026-11-21', [ended(80, 10), ended(60, 40)]).value).toBeNull();
    expect(expectedCompletion('2026-11-01', '2026-12-02', [ended(80, 30), ended(60, 30), ended(60, 30)]).value).toBeNull();
    expect(expectedCompletion('2026-11-01', '2026-12-01', [ended(80, 30), ended(60, 30), ended(60, 30)]).value).toBe('2026-12-01');
  });
});
