import { heldOutCvs } from './heldOut/cvs.ts';
import type { CvSource } from './model.ts';
import { tuningCvs } from './people/tuning.ts';

export type CorpusPart = 'tuning' | 'held-out';

/** Every CV of the corpus, and whether the engine may be tuned on it. */
export const corpusCvs: { source: CvSource; part: CorpusPart }[] = [
  ...tuningCvs.map((source) => ({ source, part: 'tuning' as const })),
  ...heldOutCvs.map((source) => ({ source, part: 'held-out' as const })),
];
