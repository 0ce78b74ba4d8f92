import type { Placement, PlacementRow } from '#contract/placements';
import { formatEuros, formatPercent } from '#lib/figures';
import { detailTexts } from './detailTexts.ts';

/** How the estimated fee is computed (decisions §5). */
export const feeFormula = ({ job, feePercentage, formulas }: Pick<Placement, 'job' | 'feePercentage' | 'formulas'>): string => {
  if (formulas.estimatedFee) return formulas.estimatedFee;
  const ends = [job.salaryMin, job.salaryMax].filter((end) => end !== null);
  if (ends.length === 0) return detailTexts.noFeeFormula;
  return detailTexts.feeFormula(formatPercent(feePercentage), ends.map((end) => `${end.toLocaleString('fr-FR')} k`).join(' – '));
};

/** The fee of a card: the real one, else the estimate; null when neither is known. */
export const cardFee = ({ actualFee, estimatedFee }: Pick<PlacementRow, 'actualFee' | 'estimatedFee'>): string | null => {
  const fee = actualFee ?? estimatedFee;
  return fee === null ? null : formatEuros(fee);
};
