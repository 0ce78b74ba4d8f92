import { plural } from '#lib/plural';

/** Words of the interview questions; sentences of the specification are to the letter (spec 2 §2, §8). */
export const questionsTexts = {
  title: "Questions d'entretien",
  backToPlacement: 'Retour au placement',
  count: (count: number) => `${count.toLocaleString('fr-FR')} ${plural(count, 'question', 'questions')}`,
  loadFailed: "Erreur lors du chargement des questions d'entretien. Veuillez réessayer.",
  generate: 'Générer des questions',
  generating: 'Génération en cours...',
  generatingText: 'Les questions sont tirées de l’offre, du CV et de ce qui les sépare.',
  create: 'Nouvelle question',
  print: 'Imprimer le guide',
  edit: 'Modifier',
  editWhich: (question: string) => `Modifier la question «\u00A0${question}\u00A0»`,
  deactivate: 'Désactiver',
  deactivateWhich: (question: string) => `Désactiver la question «\u00A0${question}\u00A0»`,
  activate: 'Réactiver',
  activateWhich: (question: string) => `Réactiver la question «\u00A0${question}\u00A0»`,
  inactive: 'Inactive',

  typeFilter: 'Filtrer par type',
  allTypes: 'Tous les types',
  difficultyFilter: 'Filtrer par difficulté',
  allDifficulties: 'Toutes les difficultés',
  activeOnly: 'Actives uniquement',

  none: 'Aucune question',
  noneYet: 'Générez un guide d’entretien à partir de l’offre et du CV, ou écrivez vos propres questions.',
  noneMatches: 'Aucune question ne correspond à ces filtres.',
  expected: 'Ce qu’une bonne réponse contient',
  basis: 'Pourquoi cette question',
  notes: 'Notes',
  totalTime: (minutes: number) => `environ ${minutes.toLocaleString('fr-FR')}\u00A0min`,

  newTitle: 'Nouvelle question',
  editTitle: 'Modifier la question',
  fields: {
    toAsk: 'Question',
    questionType: 'Type',
    expectedAnswerTime: 'Temps de réponse',
    difficulty: 'Difficulté',
    answer: 'Réponse attendue',
    isActive: 'Question active',
  },
  answerHint: 'Facultatif\u00A0: ce qu’une bonne réponse contient.',

  panelTitle: "Questions d'entretien",
  all: (count: number) => `Toutes les questions (${count.toLocaleString('fr-FR')})`,
  open: 'Ouvrir les questions',
  noneActive: 'Aucune question active.',
} as const;
