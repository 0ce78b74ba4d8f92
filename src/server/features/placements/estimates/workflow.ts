import type { Match } from '#contract/matching';
import type { PlacementStatus, WorkflowTracking } from '#contract/placements';
import type { CandidateColumns, JobColumns } from '../placementRecord.ts';
import { missingMustHaves } from './criteria.ts';
import type { Estimate } from './estimate.ts';
import { WORKFLOW } from './workflowTexts.ts';

interface Tracked {
  status: PlacementStatus;
  analysisError: string | null;
  match: Match | null;
  candidate: Pick<CandidateColumns, 'emailAddress' | 'phoneNumber' | 'availabilityStatus' | 'expectedSalaryMin' | 'salaryCurrency'>;
  job: Pick<JobColumns, 'company' | 'status' | 'salaryMax' | 'salaryCurrency' | 'applicationDeadline'>;
  today: string;
  completion: Estimate<string>;
}

/** Skills named in the next actions: a call cannot verify them all. */
const VERIFIED_AT_ONCE = 3;

const isOver = (status: PlacementStatus) => status === 'placed' || status === 'rejected';

/** Wish above the range, in the same money; a currency that is not written is the euro (spec 2 §3). */
const wantsMore = ({ candidate, job }: Tracked): boolean =>
  candidate.expectedSalaryMin !== null &&
  job.salaryMax !== null &&
  (candidate.salaryCurrency ?? 'EUR') === (job.salaryCurrency ?? 'EUR') &&
  candidate.expectedSalaryMin > job.salaryMax;

const blockersOf = (tracked: Tracked): string[] => {
  const { status, analysisError, match, candidate, job, today } = tracked;
  if (isOver(status)) return [];
  const missing = match ? missingMustHaves(match).missing : [];
  return [
    analysisError,
    job.status === 'closed' && WORKFLOW.jobClosed,
    job.applicationDeadline !== null && job.applicationDeadline < today && WORKFLOW.deadlinePassed,
    !candidate.emailAddress && (candidate.phoneNumber ? WORKFLOW.noEmail : WORKFLOW.noContact),
    candidate.availabilityStatus === 'not_available' && WORKFLOW.notAvailable,
    wantsMore(tracked) && WORKFLOW.salaryAbove(candidate.expectedSalaryMin!, job.salaryMax!),
    missing.length > 0 && WORKFLOW.missing(missing.map(({ label }) => label)),
  ].filter((blocker) => typeof blocker === 'string');
};

const actionsOf = ({ status, analysisError, match, job }: Tracked): string[] => {
  const toVerify = match ? missingMustHaves(match).missing.slice(0, VERIFIED_AT_ONCE) : [];
  const verify = toVerify.map(({ label }) => WORKFLOW.verify(label));
  if (status === 'to_analyze') return analysisError ? [WORKFLOW.analyseAgain] : [];
  return { ...WORKFLOW.actions(job.company), analyzed: [...verify, ...WORKFLOW.actions(job.company).analyzed] }[status];
};

/** Where a placement stands and what comes next, by its status. */
export const workflowOf = (tracked: Tracked): WorkflowTracking => ({
  nextActions: actionsOf(tracked),
  blockers: blockersOf(tracked),
  currentStage: WORKFLOW.stages[tracked.status],
  expectedCompletionDate: isOver(tracked.status) ? null : tracked.completion.value,
});
