import type { InferSelectModel } from 'drizzle-orm';
import { DEFAULT_FEE_PERCENTAGE, type PlacementRow } from '#contract/placements';
import type { candidates } from '#server/database/schema/candidates';
import type { jobs } from '#server/database/schema/jobs';
import type { placements } from '#server/database/schema/placements';
import { estimatedFee } from './estimates/fees.ts';
import { priorityOf } from './estimates/priority.ts';

export type PlacementColumns = InferSelectModel<typeof placements>;
export type PlacementChanges = Partial<typeof placements.$inferInsert>;
export type CandidateColumns = InferSelectModel<typeof candidates>;
export type JobColumns = InferSelectModel<typeof jobs>;

/** A placement with both sides, whole: for its own screen and its analysis. */
export interface PlacementRecord {
  placement: PlacementColumns;
  candidate: CandidateColumns;
  job: JobColumns;
}

/** What lists need of the three. */
export interface PlacementListRecord {
  placement: Omit<PlacementColumns, 'companyId' | 'match' | 'reading' | 'aiReasoning' | 'verdict' | 'history' | 'placedAt'>;
  candidate: PlacementRow['candidate'];
  job: PlacementRow['job'] & Pick<JobColumns, 'applicationDeadline'>;
}

/** The side of the candidate as placements show it. */
export const toCandidate = ({
  id,
  status,
  firstName,
  lastName,
  currentPosition,
  currentCompany,
  emailAddress,
  phoneNumber,
}: PlacementListRecord['candidate']): PlacementRow['candidate'] => ({
  id,
  status,
  firstName,
  lastName,
  currentPosition,
  currentCompany,
  emailAddress,
  phoneNumber,
});

/** The side of the offer. */
export const toJob = ({
  id,
  status,
  title,
  company,
  location,
  salaryMin,
  salaryMax,
  salaryCurrency,
}: PlacementRow['job']): PlacementRow['job'] => ({
  id,
  status,
  title,
  company,
  location,
  salaryMin,
  salaryMax,
  salaryCurrency,
});

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The share that counts: the placement's own, or the assumed one (decisions §5). */
export const rateOf = ({ feePercentage }: Pick<PlacementColumns, 'feePercentage'>): number => feePercentage ?? DEFAULT_FEE_PERCENTAGE;

/** `today` is what a near deadline is counted from. */
export const toRow = ({ placement, candidate, job }: PlacementListRecord, today: string): PlacementRow => {
  const { id, placementStatus, analysisError, matchScore, confidenceLevel, priorityLevel, actualFee, feePercentage } = placement;
  return {
    id,
    placementStatus,
    analysisError,
    matchScore,
    confidenceLevel,
    priorityLevel: priorityLevel ?? priorityOf({ matchScore, deadline: job.applicationDeadline, today }),
    estimatedFee: estimatedFee(job, rateOf(placement)),
    actualFee,
    feePercentage: rateOf(placement),
    feeAssumed: feePercentage === null,
    candidate: toCandidate(candidate),
    job: toJob(job),
    createdAt: placement.createdAt.toISOString(),
    updatedAt: placement.updatedAt.toISOString(),
    analyzedAt: iso(placement.analyzedAt),
    presentedAt: iso(placement.presentedAt),
  };
};
