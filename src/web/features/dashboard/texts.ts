import { formatNumber } from '#lib/figures';
import { plural } from '#lib/plural';

/** Words of the feature (spec 1 §2, Dashboard). */
export const dashboardTexts = {
  welcome: (firstName: string) => `Bienvenue, ${firstName}`,
  subtitle: 'Voici où en est votre vivier aujourd’hui.',
  addCandidate: 'Ajouter un candidat',
  candidates: 'Candidats',
  candidateCount: (total: number) => `${formatNumber(total)} ${plural(total, 'candidat', 'candidats')}`,
  waiting: (analyzing: number) => `${formatNumber(analyzing)} ${plural(analyzing, 'candidat', 'candidats')} en attente`,
  jobs: 'Jobs',
  /** The suffix of the specification, whatever the count (spec 1 §2). */
  jobCount: (total: number) => `${formatNumber(total)} jobs`,
  placements: 'Placements ce mois',
  placementCount: (total: number) => formatNumber(total),
  versus: 'vs mois dernier',
  example: "valeur d'exemple",
  exampleHint: 'Le mois dernier n’a pas de donnée à comparer.',
  jobsText: 'Déposez vos fiches de poste, retrouvez et complétez vos offres.',
  myCandidates: 'Mes Candidats',
  myCandidatesText: 'Consultez, complétez et retrouvez les profils de votre base.',
  analytics: 'Voir les analytics',
  recentActivity: 'Activité récente',
  noActivity: 'Aucune activité récente',
  candidateAdded: 'Nouveau candidat ajouté',
  placementConfirmed: 'Placement confirmé',
  placementOf: (candidate: string, job: string) => `${candidate} · ${job}`,
  job: 'Poste',
  reading: 'CV en cours de lecture',
  unnamed: 'Candidat sans nom',
  loadFailed: 'Impossible de charger les candidats. Veuillez réessayer.',
} as const;
