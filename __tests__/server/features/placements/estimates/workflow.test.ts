import { PLACEMENT_STATUSES } from '#contract/placements';
import { workflowOf } from '#server/features/placements/estimates/workflow';
import { makeCandidate } from '../../../../support/makeCandidate.ts';
import { makeJob } from '../../../../support/makeJob.ts';
import { makeCriterion, makeMatch } from '../../../../support/makePlacement.ts';

type Tracked = Parameters<typeof workflowOf>[0];
const track = (changes: Partial<Tracked> = {}) =>
  workflowOf({
    status: 'analyzed',
    analysisError: null,
    match: makeMatch(),
    candidate: { ...makeCandidate(), expectedSalaryMin: 45 },
    job: makeJob(),
    today: '2026-11-21',
    completion: { value: '2026-12-20', formula: '' },
    ...changes,
  });

test('every status has its stage; only an ended placement expects no end', () => {
  const tracked = PLACEMENT_STATUSES.map((status) => track({ status }));
  expect(new Set(tracked.map(({ currentStage }) => currentStage)).size).toBe(PLACEMENT_STATUSES.length);
  const expecting = PLACEMENT_STATUSES.filter((_, n) => tracked[n]!.expectedCompletionDate !== null);
  expect(expecting).toEqual(['to_analyze', 'analyzed', 'reviewed', 'presented', 'interviewed']);
});

test('nothing blocks a complete pair, and its next step names the client', () => {
  const { blockers, nextActions } = track();
  expect(blockers).toEqual([]);
  expect(nextActions).toContain('Présenter le candidat à Nautilus Logiciels');
});

test('an indispensable skill that the CV does not prove is to be verified', () => {
  const missing = makeCriterion({ label: 'Rust', outcome: 'not_found', credit: 0 });
  const { blockers, nextActions } = track({ match: makeMatch({ criteria: [makeCriterion(), missing] }) });
  expect(nextActions[0]).toContain('Rust');
  expect(blockers.join()).toContain('Rust');
});

test.each([
  ['no address', { candidate: { ...makeCandidate(), emailAddress: '', expectedSalaryMin: null } }, 'e-mail'],
  ['no way to reach', { candidate: { ...makeCandidate(), emailAddress: '', phoneNumber: '', expectedSalaryMin: null } }, 'Ni adresse'],
  ['not available', { candidate: { ...makeCandidate(), availabilityStatus: 'not_available' as const } }, 'non disponible'],
  ['too dear', { candidate: { ...makeCandidate(), expectedSalaryMin: 53 } }, 'au-dessus du maximum'],
  ['a closed offer', { job: makeJob({ status: 'closed' }) }, 'fermée'],
  ['a deadline that passed', { job: makeJob({ applicationDeadline: '2026-11-20' }) }, 'passée'],
  ['a failed analysis', { analysisError: 'Le CV est illisible.' }, 'illisible'],
])('%s blocks, until the placement has ended', (_, changes, sentence) => {
  expect(track(changes).blockers).toEqual([expect.stringContaining(sentence)]);
  expect(track({ ...changes, status: 'placed' }).blockers).toEqual([]);
});

test('salaries in two currencies are not compared', () => {
  expect(track({ candidate: { ...makeCandidate(), expectedSalaryMin: 90, salaryCurrency: 'CHF' } }).blockers).toEqual([]);
});

test('a failed analysis is to be tried again', () => {
  expect(track({ status: 'to_analyze', analysisError: 'Le CV est illisible.', match: null }).nextActions).toEqual(['Relancer l’analyse']);
});
