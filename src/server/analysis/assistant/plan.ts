import type { AvailabilityStatus, CandidateLevel, EmploymentType, RemotePreference } from '#contract/candidates';
import type { PlacementStatus } from '#contract/placements';

/** One thing that a record may have, as a question asks for it. Plain JSON: a plan is kept with its answer. */
export type Atom =
  /** `id`: canonical, or `own:` and the folded words of a skill that only this company's CVs name. */
  | { kind: 'skill'; id: string; label: string }
  /** `level` 1 (A1) to 7 (native); null when none is asked. */
  | { kind: 'language'; name: string; level: number | null; levelLabel: string; below: boolean }
  | { kind: 'place'; label: string; scope: PlaceScope }
  | { kind: 'role'; label: string; stems: string[] }
  | { kind: 'employer'; label: string; tense: 'current' | 'any' }
  | { kind: 'study'; label: string; words: string[] }
  | { kind: 'degree'; label: string; years: number }
  | { kind: 'certification'; label: string; words: string[] }
  | { kind: 'years'; min: number | null; max: number | null }
  /** Years with one employer: any, or the present one. `today`: the month that an open stay is counted to. */
  | { kind: 'tenure'; min: number | null; max: number | null; tense: 'current' | 'any'; today: string }
  | { kind: 'working'; label: string }
  /** Days between which the record came, both included; '' for no limit. */
  | { kind: 'added'; from: string; to: string; label: string }
  | { kind: 'availability'; statuses: AvailabilityStatus[]; label: string }
  | { kind: 'level'; levels: CandidateLevel[]; label: string }
  | { kind: 'remote'; preferences: RemotePreference[]; label: string }
  | { kind: 'notice'; maxWeeks: number }
  | { kind: 'salary'; min: number | null; max: number | null }
  | { kind: 'employment'; types: EmploymentType[]; label: string }
  | { kind: 'mobile'; label: string }
  | { kind: 'reachable'; by: 'emailAddress' | 'phoneNumber'; label: string }
  | { kind: 'text'; term: string; label: string };
export type AtomKind = Atom['kind'];

export type PlaceScope =
  | { by: 'near'; lat: number; lon: number; km: number }
  | { by: 'town'; name: string }
  | { by: 'department'; code: string }
  | { by: 'region'; name: string }
  | { by: 'words'; words: string[] };

/** One of `any` holds; or none does. */
export interface Criterion {
  any: Atom[];
  not: boolean;
}

export type Order = 'years' | '-years' | 'salary' | '-salary' | 'newest' | 'oldest' | 'notice';

const INTENTS = [
  'help',
  'thanks',
  'protected',
  'outside',
  'action',
  'unknown_person',
  'unknown_offer',
  'people',
  'offers',
  'rank_people',
  'rank_offers',
  'compare',
  'similar',
  'gaps',
  'questions',
  'salaries',
  'skills',
  'breakdown',
  'placements',
  'contact',
  'person',
  'offer',
  'newest',
  'overview',
  'market',
  'unclear',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What an answer about people breaks down by. */
export type Breakdown = 'place' | 'level' | 'availability' | 'language' | 'role' | 'years';

/** What was understood of a question. */
export interface Plan {
  intent: Intent;
  criteria: Criterion[];
  /** Those of the question before that this one put others in the place of. */
  replaced?: Criterion[];
  /** Candidates and offers that the question names, or points at. */
  people: string[];
  offers: string[];
  /** Only among these; null for the whole base. */
  among: string[] | null;
  count: boolean;
  /** How many are wanted; null when the question does not tell. */
  limit: number | null;
  order: Order | null;
  statuses: PlacementStatus[];
  breakdown: Breakdown | null;
  /** Folded words of the question, where the answer depends on one: `telephone`, `langues`… */
  facet: string | null;
  /** What the question names and the base does not hold. */
  unknown: string | null;
}

export const emptyPlan = (intent: Intent): Plan => ({
  intent,
  criteria: [],
  people: [],
  offers: [],
  among: null,
  count: false,
  limit: null,
  order: null,
  statuses: [],
  breakdown: null,
  facet: null,
  unknown: null,
});

/** What a conversation remembers of an answer, for the question that follows. */
export interface Memory {
  plan: Plan;
  people: string[];
  offers: string[];
}
