import type { Match } from '#contract/matching';
import { scoreBand } from '#contract/matching';
import type { PerformanceLevel } from '#contract/placements';
import { type Estimate, unknown } from './estimate.ts';
import { TEXTS } from './texts.ts';

const LEVELS = { excellent: 'above_average', good: 'average', poor: 'below' } as const;
const SURE_ENOUGH = 40;

/** What the score's band lets expect, where the CV says enough for the score to be trusted. */
export const expectedPerformance = ({ score, confidence }: Match): Estimate<PerformanceLevel> => {
  const band = scoreBand(score);
  if (band === null) return unknown(TEXTS.noScore);
  if (confidence < SURE_ENOUGH) return unknown(TEXTS.unsure(confidence, SURE_ENOUGH));
  return { value: LEVELS[band], formula: TEXTS.performance(score!) };
};
