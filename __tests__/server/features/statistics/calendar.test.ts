import { describe, expect, test } from '@jest/globals';
import { addDays, bucketsBetween, daysBetween, localDay, monthStart } from '#server/features/statistics/calendar';

test.each([
  ['2026-11-20T22:59:00Z', 'Europe/Paris', '2026-11-20'],
  ['2026-11-20T23:01:00Z', 'Europe/Paris', '2026-11-21'],
  ['2026-11-21T04:00:00Z', 'America/New_York', '2026-11-20'],
  ['2026-07-20T22:01:00Z', 'Europe/Paris', '2026-07-21'],
])('%s in %s is the %s', (instant, timeZone, day) => expect(localDay(new Date(instant), timeZone)).toBe(day));

test('days are added across months, years and changes of the clock', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(monthStart('2026-11-21')).toBe('2026-11-01');
});

describe('buckets', () => {
  test('of a week are its days', () =>
    expect(bucketsBetween('2026-11-15', '2026-11-21', 7)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]));
  test('of a quarter are weeks from Monday', () =>
    expect(bucketsBetween('2026-11-10', '2026-11-23', 90)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']));
  test('of a year are months', () =>
    expect(bucketsBetween('2025-12-15', '2026-02-01', 365)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']));
});

test('a duration is told in whole days, never less than none', () => {
  expect(daysBetween(new Date('2026-11-01T10:00:00Z'), new Date('2026-11-21T12:00:00Z'))).toBe(20);
  expect(daysBetween(new Date('2026-11-02'), new Date('2026-11-01'))).toBe(0);
});
