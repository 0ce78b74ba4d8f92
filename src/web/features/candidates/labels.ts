import type {
  AvailabilityStatus,
  CandidateLevel,
  CandidateStatus,
  ContactMethod,
  EmploymentType,
  RemotePreference,
} from '#contract/candidates';
import { LEVEL_NAMES } from '#lib/levels';
import type { Tone } from '#ui/StatusChip';

interface Label {
  label: string;
  tone: Tone;
}

/** What any value without a label shows (spec 2 §4). */
const UNKNOWN: Label = { label: 'Inconnu', tone: 'neutral' };

export const STATUS_LABELS = {
  ai_analyzing: { label: 'En analyse', tone: 'info' },
  analyzed: { label: 'Analysé', tone: 'success' },
  analysis_failed: { label: 'Échec de l’analyse', tone: 'error' },
} satisfies Record<CandidateStatus, Label>;

export const AVAILABILITY_LABELS = {
  open_to_opportunities: { label: 'Ouvert aux opportunités', tone: 'info' },
  available: { label: 'Disponible', tone: 'success' },
  not_available: { label: 'Non disponible', tone: 'neutral' },
  actively_looking: { label: 'Actuellement à la recherche', tone: 'success' },
} satisfies Record<AvailabilityStatus, Label>;

/** Each level has its own colour (spec 2 §4). */
export const LEVEL_LABELS = {
  junior: { label: LEVEL_NAMES.junior, tone: 'success' },
  mid_level: { label: LEVEL_NAMES.mid_level, tone: 'info' },
  senior: { label: LEVEL_NAMES.senior, tone: 'primary' },
  lead: { label: LEVEL_NAMES.lead, tone: 'warning' },
  principal: { label: LEVEL_NAMES.principal, tone: 'secondary' },
} satisfies Record<CandidateLevel, Label>;

export const REMOTE_LABELS = { remote: 'Télétravail complet', hybrid: 'Hybride', onsite: 'Sur site' } satisfies Record<
  RemotePreference,
  string
>;

export const EMPLOYMENT_LABELS = {
  full_time: 'Temps plein',
  part_time: 'Temps partiel',
  contract: 'Contrat',
  freelance: 'Freelance',
} satisfies Record<EmploymentType, string>;

export const CONTACT_LABELS = { email: 'Email', phone: 'Téléphone' } satisfies Record<ContactMethod, string>;

const labelOf = (labels: Record<string, Label>, value: string | null): Label => (value !== null && labels[value]) || UNKNOWN;

/** A record may carry a value that this version does not know: it shows 'Inconnu' (spec 2 §4). */
export const availabilityLabel = (value: string | null): Label => labelOf(AVAILABILITY_LABELS, value);
export const levelLabel = (value: string | null): Label => labelOf(LEVEL_LABELS, value);
export const statusLabel = (value: string): Label => labelOf(STATUS_LABELS, value);
