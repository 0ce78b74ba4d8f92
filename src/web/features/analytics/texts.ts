import { plural } from '#lib/plural';
import type { ScoreBand } from '#contract/matching';
import type { Period } from '#contract/statistics';

/** Words of the feature (spec 2 §2, Analytics). */
export const analyticsTexts = {
  title: 'Analytics',
  subtitle: (from: string, to: string) => `Du ${from} au ${to}`,
  periodLabel: 'Période',
  export: 'Exporter',
  loadFailed: 'Impossible de charger les chiffres. Veuillez réessayer.',
  example: 'exemple',
  exampleHint: 'Chiffre d’exemple : le vôtre le remplacera dès qu’il existera.',
  versus: 'vs période précédente',
  none: '—',

  placements: 'Placements',
  placementsNote: (created: string) => `dont ${created} sur la période`,
  candidates: 'Candidats ajoutés',
  candidatesNote: (total: string) => `${total} dans la base`,
  revenue: 'Honoraires',
  revenueNote: 'facturés, ou estimés à défaut',
  successRate: 'Taux de réussite',
  successRateNote: 'placés parmi les placés et les rejetés',
  averageTime: 'Délai moyen',
  averageTimeNote: 'de la création au placement',
  averageFee: 'Honoraires moyens',
  averageFeeNote: 'par placement réussi',
  conversion: 'Conversion',
  conversionNote: 'placements de la période déjà réussis',
  days: (shown: string, count: number) => `${shown} ${plural(count, 'jour', 'jours')}`,

  activity: 'Activité',
  byStatus: 'Placements par statut',
  byScore: 'Placements par score',
  revenueOverTime: 'Honoraires dans le temps',
  noData: 'Aucune donnée sur cette période.',
  showFigures: 'Voir les chiffres',
  addedCandidates: 'Candidats ajoutés',
  createdPlacements: 'Placements créés',
  successes: 'Placements réussis',
  date: 'Date',
  status: 'Statut',
  score: 'Score',
  count: 'Nombre',
  indicator: 'Indicateur',
  value: 'Valeur',
} as const;

export const PERIOD_LABELS = {
  7: '7 derniers jours',
  30: '30 derniers jours',
  90: '90 derniers jours',
  365: '12 derniers mois',
} as const satisfies Record<Period, string>;

export const SCORE_LABELS = {
  excellent: '80 et plus',
  good: '60 à 79',
  poor: 'Moins de 60',
  unscored: 'Sans score',
} as const satisfies Record<ScoreBand | 'unscored', string>;
