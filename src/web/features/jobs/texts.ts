import { PRODUCT_NAME } from '#contract/common';

/** Words of the feature; sentences of the specification are to the letter (spec 1 §2, §8). */
export const jobsTexts = {
  title: "Offres d'emploi",
  newJob: 'Nouvelle offre',
  search: 'Rechercher une offre',
  searchHint: 'Rechercher par titre, entreprise ou localisation',
  statusFilter: 'Filtrer par statut',
  allStatuses: 'Tous les statuts',
  columns: { title: 'Poste', company: 'Entreprise', location: 'Localisation', salary: 'Salaire', status: 'Statut', actions: 'Actions' },
  listTitle: (count: string) => `Liste des offres d'emploi (${count})`,
  subtitle: `${PRODUCT_NAME} lit vos fiches de poste et en tire l’essentiel.`,
  none: 'Aucune offre d’emploi',
  noneYet: `Déposez vos fiches de poste en PDF : ${PRODUCT_NAME} les lit et crée une offre par fichier.`,
  noneFound: 'Aucune offre d’emploi trouvée',
  noneMatches: 'Aucune offre ne correspond à cette recherche.',
  loadFailed: "Impossible de charger les offres d'emploi",

  analyzing: 'IA en cours...',
  analyzingText: 'La fiche de poste est en cours de lecture. L’offre s’affichera dès que l’analyse sera terminée.',
  addedOn: (date: string) => `Ajoutée le ${date}`,

  view: (title: string) => `Voir l’offre ${title}`,
  edit: (title: string) => `Modifier l’offre ${title}`,
  remove: (title: string) => `Supprimer l’offre ${title}`,
  untitled: 'Offre sans titre',
  confirmRemoval: "Êtes-vous sûr de vouloir supprimer cette offre d'emploi ?",

  recordLoadFailed: "Impossible de charger l'offre d'emploi. Veuillez réessayer.",
  notFound: "Offre d'emploi non trouvée",
  notFoundText: "L'offre que vous recherchez n'existe pas ou a été supprimée.",
  backToList: 'Retour aux offres',
} as const;
