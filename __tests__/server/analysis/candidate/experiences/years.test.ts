import { monthsOfExperience, toldYears, yearsFrom } from '#server/analysis/candidate/experiences/years';

const job = (startDate: string, endDate: string | null, training = false) => ({
  position: '',
  company: '',
  description: '',
  startDate,
  endDate,
  training,
});
const TODAY = '2025-06-15';

test.each([
  ['whole months, both ends counted', [job('2020-01', '2020-12')], 12],
  ['overlaps once', [job('2018', '2020'), job('2019', '2021')], 36],
  ['gaps not at all', [job('2010', '2011'), job('2015', '2016')], 24],
  ['present is today', [job('2025-01', null)], 6],
  ['training not beside a job', [job('2020-01', '2020-12'), job('2019-01', '2019-06', true)], 12],
  ['training when alone', [job('2019-01', '2019-06', true)], 6],
  ['never past today', [job('2025-01', '2030-01')], 6],
  ['undated', [job('', null)], null],
])('%s', (_, experiences, months) => {
  expect(monthsOfExperience(experiences, TODAY)).toBe(months);
});

test('years have one decimal', () => {
  expect([6, 12, 40].map(yearsFrom)).toEqual([0.5, 1, 3.3]);
});

test.each([
  ["8 ans d'experience", 8],
  ['15+ years of experience', 15],
  ["plus de 10 annees d'experience", 10],
  ['experience : 6 ans', 6],
  ['agee de 30 ans', undefined],
])('%s', (folded, years) => {
  expect(toldYears(folded)?.value).toBe(years);
});
