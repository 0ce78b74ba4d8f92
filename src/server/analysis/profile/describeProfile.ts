import type { AiProfileAnalysis, CandidateFacts } from '#contract/candidates';
import { marketValueOf } from './marketValue.ts';
import { recommendationsOf } from './recommendations.ts';
import { strengthsOf } from './strengths.ts';
import { weaknessesOf } from './weaknesses.ts';

/**
 * The profile read from the facts alone, each line naming its evidence (spec 2 §3): nothing psychological,
 * nothing from nationality, age or sex.
 */
export const describeProfile = (facts: CandidateFacts, today: string): AiProfileAnalysis => ({
  strengths: strengthsOf(facts, today),
  weaknesses: weaknessesOf(facts, today),
  marketValue: marketValueOf(facts),
  recommendations: recommendationsOf(facts),
});
