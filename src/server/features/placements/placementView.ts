import type { Placement } from '#contract/placements';
import { estimatesOf } from './estimates/estimates.ts';
import { dayOf } from './estimates/days.ts';
import { feeFormula } from './estimates/fees.ts';
import { expectedCompletion } from './estimates/past.ts';
import type { Surroundings } from './estimates/estimates.ts';
import { workflowOf } from './estimates/workflow.ts';
import { type PlacementRecord, rateOf, toRow } from './placementRecord.ts';

/** A placement whole: what is stored of it, and what the company's data says around it today. */
export const toPlacement = (record: PlacementRecord, around: Surroundings): Placement => {
  const { placement, candidate, job } = record;
  const { match, reading, aiReasoning, verdict, history, placementStatus: status, analysisError, feePercentage } = placement;
  const completion = expectedCompletion(dayOf(placement.createdAt), around.today, around.ended);
  const { formulas, ...estimates } = estimatesOf(match, around);
  return {
    ...toRow(record, around.today),
    ...estimates,
    match,
    aiAnalysis: reading,
    aiReasoning,
    formulas: {
      ...formulas,
      estimatedFee: feeFormula(job, rateOf(placement), feePercentage === null),
      'workflowTracking.expectedCompletionDate': completion.formula,
    },
    workflowTracking: workflowOf({ status, analysisError, match, candidate, job, today: around.today, completion }),
    verdict,
    history,
  };
};
