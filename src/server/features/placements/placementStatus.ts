import type { StatusChange } from '#contract/placements';
import type { placements } from '#server/database/schema/placements';
import type { PlacementChanges, PlacementColumns } from './placementRecord.ts';

interface Creation {
  candidateId: string;
  jobId: string;
  analysisTaskId: string;
  by: string;
  at: Date;
}

/** A pair that waits for its analysis. */
export const newPlacement = ({
  candidateId,
  jobId,
  analysisTaskId,
  by,
  at,
}: Creation): Omit<typeof placements.$inferInsert, 'companyId'> => ({
  candidateId,
  jobId,
  analysisTaskId,
  placementStatus: 'to_analyze',
  history: [{ status: 'to_analyze', at: at.toISOString(), by }],
  createdAt: at,
  updatedAt: at,
});

/** What a person's change of status writes: dated, with who; when it was presented last, and when placed as long as it is. */
export const statusChanges = (
  { history, presentedAt }: Pick<PlacementColumns, 'history' | 'presentedAt'>,
  { status, by, at }: Pick<StatusChange, 'status' | 'by'> & { at: Date },
): PlacementChanges => ({
  placementStatus: status,
  history: [...history, { status, at: at.toISOString(), by }],
  presentedAt: status === 'presented' ? at : presentedAt,
  placedAt: status === 'placed' ? at : null,
});
