import type { MatchCriterion } from '#contract/matching';
import {
  clientSatisfactionRisk,
  rampUpTimeWeeks,
  timeToProductivity,
  underqualificationRisk,
} from '#server/features/placements/estimates/risk';
import { makeCriterion, makeMatch } from '../../../../support/makePlacement.ts';

const match = (...criteria: Partial<MatchCriterion>[]) =>
  makeMatch({ criteria: criteria.map((criterion) => makeCriterion({ weight: 1 / criteria.length, ...criterion })) });
const MISSING = { outcome: 'not_found', credit: 0 } as const;
const PARTLY = { outcome: 'partly', credit: 0.5 } as const;
const NOTHING_REQUIRED = match({ kind: 'preferred' });

test('ramp-up grows with what is missing among the indispensable skills, and nothing else', () => {
  expect(rampUpTimeWeeks(match({})).value).toBe(2);
  expect(rampUpTimeWeeks(match({}, MISSING, PARTLY)).value).toBe(6);
  expect(rampUpTimeWeeks(match({}, { ...MISSING, kind: 'preferred' }, { ...MISSING, category: 'salary' })).value).toBe(2);
  expect(rampUpTimeWeeks(match(...Array.from({ length: 20 }, () => MISSING))).value).toBe(26);
  expect(rampUpTimeWeeks(NOTHING_REQUIRED).value).toBeNull();
});

test('productivity waits for the notice period, when it is known', () => {
  const rampUp = rampUpTimeWeeks(match({}));
  expect(timeToProductivity(rampUp, 12).value).toBe(14);
  expect(timeToProductivity(rampUp, 0).value).toBe(2);
  expect(timeToProductivity(rampUp, null).value).toBeNull();
  expect(timeToProductivity(rampUpTimeWeeks(NOTHING_REQUIRED), 12).value).toBeNull();
});

test.each([
  [match({}, {}, {}, {}, MISSING), 'low'],
  [match({}, MISSING), 'medium'],
  [match({}, MISSING, MISSING), 'high'],
  [NOTHING_REQUIRED, null],
])('the client’s risk follows the share of the indispensable that is met', (pair, level) => {
  expect(clientSatisfactionRisk(pair).value).toBe(level);
});

test('underqualified: less than half of the indispensable, or an experience that the CV contradicts', () => {
  expect(underqualificationRisk(match({}, MISSING)).value).toBe(false);
  expect(underqualificationRisk(match({}, MISSING, MISSING)).value).toBe(true);
  const short = match({}, {}, {}, { category: 'experience', outcome: 'not_met', credit: 0, label: '5 ans d’expérience' });
  expect(underqualificationRisk(short)).toEqual({ value: true, formula: expect.stringContaining('5 ans d’expérience') });
  expect(underqualificationRisk(NOTHING_REQUIRED).value).toBeNull();
});
