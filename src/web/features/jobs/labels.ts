import type { ExperienceLevel, JobEmploymentType, JobStatus } from '#contract/jobs';
import { LEVEL_NAMES } from '#lib/levels';
import type { Tone } from '#ui/StatusChip';
import { jobsTexts } from './texts.ts';

interface Label {
  label: string;
  tone: Tone;
}

export const STATUS_LABELS = {
  ai_analyzing: { label: jobsTexts.analyzing, tone: 'info' },
  active: { label: 'Actif', tone: 'success' },
  draft: { label: 'Brouillon', tone: 'warning' },
  closed: { label: 'Fermé', tone: 'neutral' },
} satisfies Record<JobStatus, Label>;

/** A status that this version does not know shows 'Inconnu' (spec 1 §4, decisions §5). */
export const statusLabel = (status: string): Label =>
  (STATUS_LABELS as Record<string, Label>)[status] ?? { label: 'Inconnu', tone: 'neutral' };

export const EMPLOYMENT_LABELS = {
  permanent: 'CDI',
  fixed_term: 'CDD',
  temporary: 'Intérim',
  freelance: 'Freelance',
  internship: 'Stage',
  apprenticeship: 'Alternance',
} satisfies Record<JobEmploymentType, string>;

export const LEVEL_LABELS = LEVEL_NAMES satisfies Record<ExperienceLevel, string>;
