export { type CandidateFeatures, candidateFeatures } from './candidateFeatures.ts';
export { type JobFeatures, jobFeatures } from './jobFeatures.ts';
export type { MatchedCandidate } from './matchedCandidate.ts';
export { MATCHING_VERSION } from './weights.ts';
