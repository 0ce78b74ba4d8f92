/** How a candidate meets a job offer, criterion by criterion: what the score is made of (decisions §6). */

export const CRITERION_CATEGORIES = [
  'skill',
  'experience',
  'title',
  'education',
  'language',
  'soft_skill',
  'location',
  'contract',
  'salary',
] as const;
export type CriterionCategory = (typeof CRITERION_CATEGORIES)[number];

/** Indispensable or souhaitable. */
export const CRITERION_KINDS = ['required', 'preferred'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

/** `not_met`: the CV says otherwise. `not_found`: the CV does not say. */
export const CRITERION_OUTCOMES = ['met', 'partly', 'not_met', 'not_found'] as const;
export type CriterionOutcome = (typeof CRITERION_OUTCOMES)[number];

/** One thing the offer asks for, and what the CV answers. */
export interface MatchCriterion {
  category: CriterionCategory;
  kind: CriterionKind;
  /** As a recruiter says it: « React », « 5 ans d’expérience », « Anglais C1 ». */
  label: string;
  outcome: CriterionOutcome;
  /** Share of the whole score, 0 to 1; the weights of a match add up to 1. */
  weight: number;
  /** 0 to 1 of that share. */
  credit: number;
  /** One French sentence: why this outcome. */
  explanation: string;
  /** Words of the offer that ask for it; null for an offer whose field was typed by hand. */
  asked: string | null;
  /** Words of the CV that prove it, with their page; null when nothing does. */
  proof: { text: string; page: number } | null;
}

/** What the landing page promises to look at (spec 1 §1). */
export const MATCH_DIMENSIONS = ['technical_skills', 'experience', 'soft_skills', 'environment'] as const;
export type MatchDimension = (typeof MATCH_DIMENSIONS)[number];

export interface Match {
  /** 0 to 100, whole; null when the offer asks for nothing that can be compared. */
  score: number | null;
  /** 0 to 100, whole: falls when the CV or the offer says little. */
  confidence: number;
  /** Of the rules and weights, so that two scores are compared only when they can be. */
  version: string;
  criteria: MatchCriterion[];
  /** 0 to 100 of what the offer asks under each head; null where it asks for nothing. */
  dimensions: Record<MatchDimension, number | null>;
}

/** What the criteria say, in French sentences, each true of this pair alone. */
export interface MatchReading {
  strengths: string[];
  concerns: string[];
  missingSkills: string[];
}

/** Score display (spec 2 §5): 80 and above, 60 to below 80, below 60. */
export const SCORE_BANDS = ['excellent', 'good', 'poor'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
export const SCORE_THRESHOLDS = { excellent: 80, good: 60 } as const;

/** null for an empty or non-numeric score, shown as '--'. */
export const scoreBand = (score: unknown): ScoreBand | null => {
  if (typeof score !== 'number' || !Number.isFinite(score)) return null;
  if (score >= SCORE_THRESHOLDS.excellent) return 'excellent';
  return score >= SCORE_THRESHOLDS.good ? 'good' : 'poor';
};
