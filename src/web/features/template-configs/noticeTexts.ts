/** What the feature's calls say when they settle: apart, since every screen loads them (spec 2 §8). */
export const noticeTexts = {
  listFailed: (reason: string) => `Impossible de charger les configurations: ${reason}`,
  templatesFailed: (reason: string) => `Impossible de charger les templates: ${reason}`,
  created: 'Configuration créée avec succès',
  creationFailed: 'Erreur lors de la création de la configuration',
  updated: 'Configuration mise à jour avec succès',
  updateFailed: 'Erreur lors de la mise à jour de la configuration',
  removed: 'Configuration supprimée avec succès',
  removalFailed: 'Erreur lors de la suppression de la configuration',
  downloaded: 'CV généré et téléchargé avec succès',
  downloadFailed: 'Erreur lors de la génération du CV',
} as const;
