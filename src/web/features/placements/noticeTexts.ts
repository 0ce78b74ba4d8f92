import { plural } from '#lib/plural';

/** What the feature's calls say when they settle: apart, since every screen loads them (spec 2 §8). */
export const noticeTexts = {
  created: 'Placement créé avec succès',
  added: (count: number) => `${count} ${plural(count, 'placement créé', 'placements créés')} avec succès`,
  existed: (count: number) => `${count} ${plural(count, 'existait', 'existaient')} déjà`,
  addFailed: 'Erreur lors de la création des placements',
  updated: 'Placement mis à jour avec succès',
  updateFailed: 'Erreur lors de la mise à jour du placement',
  verdictSaved: 'Avis enregistré',
  verdictFailed: 'Erreur lors de l’enregistrement de l’avis',
  verdictWithdrawn: 'Avis retiré',
  removed: 'Placement supprimé avec succès',
  removalFailed: 'Erreur lors de la suppression du placement',
  analyzeFailed: "Impossible de relancer l'analyse",
} as const;
