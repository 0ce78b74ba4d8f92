/** What the feature's calls say when they settle: apart, since every screen loads them (spec 2 §8). */
export const noticeTexts = {
  listFailed: (reason: string) => `Impossible de charger les templates: ${reason}`,
  created: 'Template créé avec succès',
  creationFailed: 'Erreur lors de la création du template',
  updated: 'Template mis à jour avec succès',
  updateFailed: 'Erreur lors de la mise à jour du template',
  removed: 'Template supprimé avec succès',
  removalFailed: 'Erreur lors de la suppression du template',
} as const;
