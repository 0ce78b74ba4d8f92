/** What the feature's calls say when they settle: apart, since every screen loads them (spec 1 §8). */
export const noticeTexts = {
  created: 'Job créé avec succès',
  manyCreated: (count: number) => `${count} jobs créés avec succès`,
  listFailed: (reason: string) => `Impossible de charger les jobs: ${reason}`,
  creationFailed: 'Erreur lors de la création du job',
  uploadFailed: 'Erreur lors de la création du(s) job(s)',
  updated: { list: 'Job mis à jour avec succès', page: "Offre d'emploi mise à jour avec succès" },
  updateFailed: { list: 'Erreur lors de la mise à jour du job', page: "Erreur lors de la mise à jour de l'offre d'emploi" },
  removed: { list: 'Job supprimé avec succès', page: "Offre d'emploi supprimée avec succès" },
  removalFailed: { list: 'Erreur lors de la suppression du job', page: "Erreur lors de la suppression de l'offre d'emploi" },
  analyzeFailed: "Impossible de relancer l'analyse",
} as const;
