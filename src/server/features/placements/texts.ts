/** French sentences of this feature that the contract does not hold. */
export const TEXTS = {
  pairExists: 'Ce candidat est déjà rapproché de cette offre.',
  candidateFailed: 'Le CV de ce candidat n’a pas pu être analysé\u00A0: complétez la fiche du candidat ou relancez son analyse.',
  jobFailed: 'La fiche de poste n’a pas pu être analysée\u00A0: complétez l’offre ou relancez son analyse.',
  gaveUp: 'L’analyse de ce rapprochement a échoué à plusieurs reprises. Vous pouvez la relancer.',
  lost: 'L’analyse a été interrompue. Vous pouvez la relancer.',
};
