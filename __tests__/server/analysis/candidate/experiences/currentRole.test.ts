import { latestExperience } from '#server/analysis/candidate/experiences/currentRole';
import type { Experience } from '#server/analysis/candidate/experiences/experiences';

const job = (position: string, startDate: string, endDate: string | null) => ({
  value: { position, company: 'Orvane', startDate, endDate, description: '', training: false } satisfies Experience,
  span: { start: 0, end: 1 },
});

test.each([
  ['the ongoing job', [job('Clerk', '2010', '2014'), job('Buyer', '2014', null)], 'Buyer'],
  ['no job without a date below a dated one', [job('Buyer', '2014', null), job('Barmaid', '', '')], 'Buyer'],
  ['a job without a date that stands first', [job('Buyer', '', ''), job('Clerk', '2010', '2014')], 'Buyer'],
])('%s is the latest', (_, jobs, position) => {
  expect(latestExperience(jobs)?.value.position).toBe(position);
});
