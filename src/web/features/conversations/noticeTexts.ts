/** What the feature's calls say when they settle: apart, since every screen loads them (spec 2 §8). */
export const noticeTexts = {
  listFailed: 'Erreur lors du chargement des conversations',
  created: 'Conversation créée avec succès !',
  creationFailed: 'Impossible de créer la conversation',
  renamed: 'Titre mis à jour',
  renamingFailed: 'Impossible de mettre à jour le titre',
  removed: 'Conversation supprimée',
  removalFailed: 'Impossible de supprimer la conversation',
  sendingFailed: "Impossible d'envoyer le message",
  summarised: 'Résumé généré',
  summaryFailed: 'Impossible de générer le résumé',
} as const;
