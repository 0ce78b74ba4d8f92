import type { CriterionCategory, CriterionOutcome, MatchDimension, ScoreBand } from '#contract/matching';
import {
  type PerformanceLevel,
  PLACEMENT_STATUS_NAMES as NAMES,
  type PlacementStatus,
  type PriorityLevel,
  type RiskLevel,
  type UrgencyLevel,
} from '#contract/placements';
import type { Tone } from '#ui/StatusChip';

interface Label {
  label: string;
  tone: Tone;
}

/** Each status has its own colour (spec 2 §4). */
export const STATUS_LABELS = {
  to_analyze: { label: NAMES.to_analyze, tone: 'neutral' },
  analyzed: { label: NAMES.analyzed, tone: 'info' },
  reviewed: { label: NAMES.reviewed, tone: 'warning' },
  presented: { label: NAMES.presented, tone: 'primary' },
  interviewed: { label: NAMES.interviewed, tone: 'secondary' },
  placed: { label: NAMES.placed, tone: 'success' },
  rejected: { label: NAMES.rejected, tone: 'error' },
} satisfies Record<PlacementStatus, Label>;

/** Green, yellow, red (spec 2 §5). */
export const BAND_LABELS = {
  excellent: { label: 'Excellent', tone: 'success' },
  good: { label: 'Bon', tone: 'warning' },
  poor: { label: 'Faible', tone: 'error' },
} satisfies Record<ScoreBand, Label>;

export const OUTCOME_LABELS = {
  met: { label: 'Satisfait', tone: 'success' },
  partly: { label: 'En partie', tone: 'warning' },
  not_met: { label: 'Non satisfait', tone: 'error' },
  not_found: { label: 'Absent du CV', tone: 'neutral' },
} satisfies Record<CriterionOutcome, Label>;

export const CATEGORY_LABELS = {
  skill: 'Compétence',
  experience: 'Expérience',
  title: 'Métier',
  education: 'Formation',
  language: 'Langue',
  soft_skill: 'Savoir-être',
  location: 'Lieu',
  contract: 'Contrat',
  salary: 'Salaire',
} satisfies Record<CriterionCategory, string>;

export const DIMENSION_LABELS = {
  technical_skills: 'Compétences techniques',
  experience: 'Expérience',
  soft_skills: 'Savoir-être',
  environment: 'Environnement',
} satisfies Record<MatchDimension, string>;

export const PRIORITY_LABELS = { high: 'Haute', medium: 'Moyenne', low: 'Basse' } satisfies Record<PriorityLevel, string>;
export const RISK_LABELS = {
  low: { label: 'Faible', tone: 'success' },
  medium: { label: 'Moyen', tone: 'warning' },
  high: { label: 'Élevé', tone: 'error' },
} satisfies Record<RiskLevel, Label>;
/** A level that is neither good nor bad in itself. */
export const LEVEL_LABELS = {
  low: { label: 'Faible', tone: 'neutral' },
  medium: { label: 'Moyen', tone: 'info' },
  high: { label: 'Élevé', tone: 'primary' },
} satisfies Record<RiskLevel, Label>;
export const URGENCY_LABELS = {
  urgent: { label: 'Urgent', tone: 'error' },
  high: { label: 'Élevée', tone: 'warning' },
  normal: { label: 'Normale', tone: 'neutral' },
} satisfies Record<UrgencyLevel, Label>;
export const PERFORMANCE_LABELS = {
  above_average: { label: 'Au-dessus de la moyenne', tone: 'success' },
  average: { label: 'Dans la moyenne', tone: 'info' },
  below: { label: 'En dessous de la moyenne', tone: 'warning' },
} satisfies Record<PerformanceLevel, Label>;

/** A record of another version may carry a status without a word: it shows as it is (decisions §5). */
export const statusLabel = (status: string): Label =>
  (STATUS_LABELS as Record<string, Label>)[status] ?? { label: status, tone: 'neutral' };
