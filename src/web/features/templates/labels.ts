import type { TemplateCategory, TemplateType } from '#contract/templates';

export const TYPE_LABELS = {
  cv: 'CV',
  cover_letter: 'Lettre de motivation',
  portfolio: 'Portfolio',
  invoice: 'Facture',
  report: 'Rapport',
} as const satisfies Record<TemplateType, string>;

export const CATEGORY_LABELS = {
  modern: 'Moderne',
  classic: 'Classique',
  creative: 'Créatif',
  minimal: 'Minimaliste',
  professional: 'Professionnel',
  corporate: 'Institutionnel',
} as const satisfies Record<TemplateCategory, string>;
