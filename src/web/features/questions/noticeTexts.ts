import { plural } from '#lib/plural';

/** What the feature's calls say when they settle: apart, since every screen loads them. */
export const noticeTexts = {
  generated: (count: number) => `${count} ${plural(count, 'question générée', 'questions générées')} avec succès`,
  generationFailed: 'Erreur lors de la génération des questions',
  created: 'Question créée avec succès',
  creationFailed: 'Erreur lors de la création de la question',
  updated: 'Question mise à jour avec succès',
  updateFailed: 'Erreur lors de la mise à jour de la question',
} as const;
