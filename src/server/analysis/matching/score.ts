import { assess } from './assess.ts';
import type { CandidateFeatures, JobFeatures } from './features.ts';

/** 0 to 100, null when the offer asks for nothing that can be compared; pure, so that the same pair gives the same number anywhere. */
export const scoreOf = (job: JobFeatures, candidate: CandidateFeatures): { score: number | null; confidence: number } => {
  const { score, confidence } = assess(job, candidate);
  return { score, confidence };
};
