import type { PlacementStatus } from '#contract/placements';

const NB = '\u00A0';
const client = (company: string) => company || 'l’entreprise';

/** Sentences of a placement's progress. */
export const WORKFLOW = {
  stages: {
    to_analyze: 'Analyse du rapprochement',
    analyzed: 'Examen par le recruteur',
    reviewed: 'Prêt à être présenté',
    presented: 'Réponse de l’entreprise attendue',
    interviewed: 'Décision après entretien',
    placed: 'Placement abouti',
    rejected: 'Placement clos',
  } satisfies Record<PlacementStatus, string>,
  actions: (company: string) =>
    ({
      analyzed: ['Préparer les questions d’entretien', `Présenter le candidat à ${client(company)}`],
      reviewed: [`Présenter le candidat à ${client(company)}`],
      presented: [`Recueillir la réponse de ${client(company)}`, 'Fixer la date de l’entretien'],
      interviewed: ['Recueillir l’avis du candidat', `Recueillir la décision de ${client(company)}`],
      placed: ['Enregistrer les honoraires réels'],
      rejected: ['Prévenir le candidat'],
    }) satisfies Record<Exclude<PlacementStatus, 'to_analyze'>, string[]>,
  analyseAgain: 'Relancer l’analyse',
  verify: (label: string) => `Vérifier avec le candidat${NB}: ${label}`,
  jobClosed: 'L’offre est fermée.',
  deadlinePassed: 'La date limite de l’offre est passée.',
  noEmail: 'L’adresse e-mail du candidat manque.',
  noContact: 'Ni adresse e-mail ni téléphone pour joindre le candidat.',
  notAvailable: 'Le candidat se dit non disponible.',
  salaryAbove: (expected: number, max: number) =>
    `Le candidat demande au moins ${expected}${NB}k, au-dessus du maximum de l’offre (${max}${NB}k).`,
  missing: (labels: string[]) => `Indispensable et non prouvé par le CV${NB}: ${labels.join(', ')}.`,
};
