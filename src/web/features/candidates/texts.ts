import { plural } from '#lib/plural';

/** Words of the feature; sentences of the specification are to the letter (spec 2 §2, §8). */
export const candidatesTexts = {
  title: 'Candidats',
  newCandidate: 'Nouveau candidat',
  search: 'Rechercher un candidat',
  searchHint: 'Rechercher par nom, email ou poste',
  availabilityFilter: 'Disponibilité',
  allAvailabilities: 'Toutes les disponibilités',
  columns: { name: 'Candidat', position: 'Position', location: 'Localisation', actions: 'Actions' },
  count: (total: number, analyzing: number) =>
    `${total.toLocaleString('fr-FR')} ${plural(total, 'candidat', 'candidats')}` +
    (analyzing > 0 ? `, dont ${analyzing} en cours d’analyse` : ''),
  nobody: 'Aucun candidat trouvé',
  nobodyYet: 'Déposez des CV : Vivier les lit et crée une fiche par personne.',
  nobodyMatches: 'Aucune fiche ne correspond à cette recherche.',
  loadFailed: 'Impossible de charger les candidats. Veuillez réessayer.',

  analyzing: 'IA en cours…',
  creatingPlacement: 'En analyse...',
  analyzingText: 'Le CV est en cours de lecture. La fiche s’affichera dès que l’analyse sera terminée.',
  unknownFailure: 'Le CV n’a pas pu être analysé.',
  analyzeFailed: "Impossible de relancer l'analyse",

  view: (name: string) => `Voir le profil de ${name}`,
  email: (name: string) => `Envoyer un email à ${name}`,
  edit: (name: string) => `Modifier ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  unnamed: 'Candidat sans nom',
  confirmRemoval: 'Êtes-vous sûr de vouloir supprimer ce candidat ?',

  created: 'Candidat créé avec succès',
  manyCreated: (count: number) => `${count} candidats créés avec succès`,
  uploadFailed: 'Erreur lors de la création du(s) candidat(s)',
  updated: 'Candidat mis à jour avec succès',
  updateFailed: 'Erreur lors de la mise à jour du candidat',
  removed: 'Candidat supprimé avec succès',
  removalFailed: 'Erreur lors de la suppression du candidat',
  fileFailed: 'Impossible de télécharger le CV d’origine',

  recordLoadFailed: 'Impossible de charger ce candidat. Veuillez réessayer.',
  notFound: 'Candidat non trouvé',
  notFoundText: "Le candidat que vous recherchez n'existe pas ou a été supprimé.",
  backToList: 'Retour aux candidats',
} as const;
