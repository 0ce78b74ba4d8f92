import type { ConversationType, SearchType } from '#contract/conversations';
import { PRODUCT_NAME } from '#contract/common';

/** Words of the feature; sentences of the specification are to the letter (spec 2 §2, §8). */
export const conversationsTexts = {
  title: 'Conversations',
  create: 'Nouvelle conversation',
  listLabel: 'Liste des conversations',
  showMore: 'Afficher les plus anciennes',
  none: 'Aucune conversation',
  noneYet: `Posez vos questions à ${PRODUCT_NAME}\u00A0: les réponses viennent de vos candidats, de vos offres et de vos placements.`,
  select: 'Sélectionnez une conversation',
  selectText: 'Choisissez une conversation dans la liste, ou ouvrez-en une nouvelle.',
  notFound: 'Conversation introuvable',
  notFoundText: "La conversation que vous recherchez n'existe pas ou a été supprimée.",
  backToList: 'Toutes les conversations',

  recordFailed: 'Impossible de charger la conversation. Veuillez réessayer.',
  messagesFailed: 'Impossible de charger les messages. Veuillez réessayer.',
  confirmRemoval: (title: string) => `Êtes-vous sûr de vouloir supprimer la conversation «\u00A0${title}\u00A0»\u00A0?`,

  remove: 'Supprimer la conversation',
  rename: 'Modifier le titre',
  titleLabel: 'Titre de la conversation',
  saveTitle: 'Enregistrer le titre',
  cancelTitle: 'Annuler la modification',
  summarise: 'Résumer',
  summarising: 'Résumé en cours...',
  summary: 'Résumé',
  hideSummary: 'Masquer le résumé',

  about: 'À propos de',

  messagesLabel: 'Messages',
  older: 'Afficher les messages précédents',
  goToEnd: 'Aller à la fin',
  firstTitle: 'Que voulez-vous savoir ?',
  firstText: 'Une compétence, une ville, un salaire, une offre : demandez comme à un collègue qui a lu tous vos CV.',
  thinking: `${PRODUCT_NAME} réfléchit…`,
  you: 'Vous',
  assistant: PRODUCT_NAME,
  inputLabel: 'Votre message',
  inputHint: 'Qui connaît React et parle allemand ?',
  inputHelp: 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne',
  send: 'Envoyer',
  quickMessages: 'Messages rapides',
} as const;

export const formTexts = {
  title: 'Titre',
  type: 'Type',
  searchType: 'Type de recherche',
  candidates: 'Candidats concernés',
  jobs: 'Offres concernées',
  initialQuery: 'Première question',
  initialQueryHint: 'Facultative : elle est posée dès l’ouverture.',
  submit: 'Créer la conversation',
} as const;

export const TYPE_LABELS = {
  general: 'Générale',
  candidate_search: 'Recherche de candidats',
  job_search: 'Recherche d’offres',
  analysis: 'Analyse',
} as const satisfies Record<ConversationType, string>;

export const SEARCH_TYPE_LABELS = { candidates: 'Candidats', jobs: 'Offres d’emploi' } as const satisfies Record<SearchType, string>;
