import type { Currency, RemotePreference } from '#contract/candidates';
import type { JobEmploymentType } from '#contract/jobs';
import type { CriterionCategory, CriterionKind } from '#contract/matching';
import type { Place } from './places/places.ts';

interface AskBase {
  category: CriterionCategory;
  kind: CriterionKind;
  /** Share of the whole, all adding up to 1. */
  weight: number;
  label: string;
  /** Path of the fact that asks: `title`, `requirements.2`. */
  path: string;
}

/** How one thing that an offer asks for is compared. */
export type Comparison =
  | { by: 'title'; trades: Record<string, number>; words: string[] }
  /** `junior`: open to beginners; `training`: made for them. */
  | { by: 'years'; years: number; trades: Record<string, number>; words: string[]; junior: boolean; training: boolean }
  | { by: 'duties'; words: string[] }
  | { by: 'skill'; skill: string; others: string[] }
  | { by: 'line'; words: string[] }
  | { by: 'soft'; soft: string }
  | { by: 'education'; level: number; diplomas: string[]; words: string[]; trades: Record<string, number> }
  | { by: 'language'; language: string; level: number }
  | { by: 'place'; place: Place }
  | { by: 'remote'; remote: RemotePreference }
  | { by: 'contract'; contract: JobEmploymentType }
  | { by: 'salary'; max: number; currency: Currency };

export type Ask = AskBase & Comparison;
export type AskOf<By extends Comparison['by']> = Extract<Ask, { by: By }>;
