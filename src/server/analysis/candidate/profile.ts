import type { AiProfileAnalysis, CandidateFacts } from '#contract/candidates';

export const describeProfile = (_facts: CandidateFacts, _today: string): AiProfileAnalysis => ({ strengths: [], weaknesses: [], marketValue: '', recommendations: [] });
